/** A tuned model as the file of weights that the engine reads: a block after the other, boards a rank a line. */
import { type Blocks, BOARD, featureCount } from "../../source/engine/features.ts";
import type { Model } from "./regression.ts";

export interface FileText {
  /** Name of the constant. */
  readonly name: string;
  /** What the weights are for, as a sentence. */
  readonly comment: string;
  /** Name of the blocks and the file they are in, beside the weights' folder. */
  readonly blocksName: string;
  readonly blocksFile: string;
}

/** The text of the file. */
export function weightsFile(blocks: Blocks, { opening, ending }: Model, text: FileText): string {
  if (opening.length !== featureCount(blocks)) throw new RangeError("the model is another family's");
  const parts: string[] = [];
  let first = 0;
  for (const [name, size] of Object.entries(blocks)) {
    const rows = (weights: Float64Array) => numbers(weights.subarray(first, first + size));
    parts.push(`  ${name}: {\n    opening: ${rows(opening)},\n    ending: ${rows(ending)},\n  },\n`);
    first += size;
  }
  return (
    `/** ${text.comment} */\n` +
    `import type { Weights } from "../features.ts";\n` +
    `import type { ${text.blocksName} } from "../${text.blocksFile}";\n\n` +
    `// biome-ignore format: a board reads as a board, a rank a line.\n` +
    `export const ${text.name}: Weights<typeof ${text.blocksName}> = {\n${parts.join("")}};\n`
  );
}

function numbers(weights: Float64Array): string {
  const rounded = Array.from(weights, (weight) => String(Math.round(weight) || 0));
  if (weights.length !== BOARD) return `[${rounded.join(", ")}]`;
  const ranks = Array.from({ length: 8 }, (_, rank) =>
    rounded
      .slice(8 * rank, 8 * rank + 8)
      .map((weight) => `${weight.padStart(5)},`)
      .join(""),
  );
  return `[\n${ranks.map((rank) => `    ${rank}\n`).join("")}    ]`;
}
