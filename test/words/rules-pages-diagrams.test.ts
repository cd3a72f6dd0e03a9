import { describe, expect, test } from "vitest";
import { bareSan } from "../../source/notation/san.ts";
import { explain } from "../../source/rules/explain.ts";
import { parseSquare } from "../../source/rules/square.ts";
import { VARIANTS, type VariantId } from "../../source/rules/variant.ts";
import { type Claim, type Diagram, diagramPosition } from "../../source/words/diagram.ts";
import { ROLE_NAMES } from "../../source/words/names.ts";
import { rulesPage } from "../../source/words/rules-pages.ts";
import { statementOf, truthOf } from "./support/truth-of-claim.ts";

const diagramsOf = (id: VariantId): Diagram[] =>
  rulesPage(id).blocks.flatMap((block) => (block.kind === "diagram" ? [block.diagram] : []));

const ALL = VARIANTS.flatMap(({ id }) => diagramsOf(id)).map(
  (diagram) => [`${diagram.variant}, ${diagram.id}`, diagram] as const,
);

test.each(ALL)("the rules core confirms the diagram of %s", (_, diagram) => {
  expect(truthOf(diagram)).toEqual(statementOf(diagram));
});

test.each([
  ["antiking1", 7],
  ["antiking2", 7],
  ["antichess", 4],
  ["suicide", 5],
  ["aise", 4],
  ["losers", 3],
  ["chess", 1],
] as const)("the page of %s has %i diagrams, of that game, with names of their own", (id, count) => {
  const diagrams = diagramsOf(id);
  expect(diagrams).toHaveLength(count);
  expect(diagrams.map(({ variant }) => variant)).toEqual(diagrams.map(() => id));
  expect(new Set(diagrams.map((diagram) => diagram.id)).size).toBe(count);
});

test.each(ALL)("the caption of %s speaks of pieces where they stand", (_, diagram) => {
  const { position } = diagramPosition(diagram);
  const spoken = diagram.caption.matchAll(
    /\b(anti-king|king|queen|rook|bishop|knight|pawn) on ([a-h][1-8])/g,
  );
  for (const [phrase, role, name = ""] of spoken) {
    const square = parseSquare(name);
    const piece = square === undefined ? undefined : position.pieceAt(square);
    expect(piece && `${ROLE_NAMES[piece.role]} on ${name}`, phrase).toBe(`${role} on ${name}`);
  }
});

test.each(ALL)("the caption of %s writes moves as the program does", (_, diagram) => {
  const { position } = diagramPosition(diagram);
  const { claim } = diagram;
  const played = (diagram.moves ?? "").split(" ").filter(Boolean);
  const legal = position.legalMoves().map((move) => bareSan(position, move));
  const refused = claim.kind === "refused" ? claim.to : [];
  const explained = refused.map((to) => {
    const wish = { from: parseSquare(claim.kind === "refused" ? claim.from : ""), to: parseSquare(to) };
    if (wish.from === undefined || wish.to === undefined) return "";
    const why = explain(position, { from: wish.from, to: wish.to });
    return "move" in why ? bareSan(position, why.move) : "";
  });
  const written = diagram.caption.match(/\b([KQRBNA][a-h]?x?[a-h][1-8]|[a-h]x[a-h][1-8]|[a-h][18]=[QRBNK])/g);
  for (const move of written ?? []) expect([...played, ...legal, ...explained]).toContain(move);
  if (claim.kind === "refused")
    expect(explained.filter((san) => diagram.caption.includes(san))).toEqual(explained);
});

describe("a claim that is not true is found out", () => {
  const diagram = (id: VariantId, name: string): Diagram => {
    const found = diagramsOf(id).find((each) => each.id === name);
    if (found === undefined) throw new Error(`no diagram ${name}`);
    return found;
  };
  const WRONG: readonly (readonly [string, Diagram, Claim])[] = [
    [
      "a destination too many",
      diagram("antiking2", "eating-own"),
      { kind: "destinations", from: "e4", to: ["e3", "e5", "f3", "f4", "f5"] },
    ],
    [
      "a destination too few",
      diagram("antiking2", "eating-own"),
      { kind: "destinations", from: "e4", to: ["e3", "e5", "f5"] },
    ],
    [
      "another piece",
      diagram("antiking1", "berolina"),
      { kind: "destinations", from: "d4", to: ["a4", "b4", "c4"] },
    ],
    [
      "a step for a leap",
      diagram("antiking1", "king-leap"),
      { kind: "leap", from: "e1", to: ["c2", "d1", "d3", "f3", "g2"] },
    ],
    [
      "another end without the leap",
      diagram("antiking1", "antiking-leap"),
      { kind: "leap", from: "a1", to: ["c2"], otherwise: "stalemate" },
    ],
    [
      "an end where moves are left without the leap",
      diagram("antiking1", "king-leap"),
      { kind: "leap", from: "e1", to: ["c2", "d3", "f3", "g2"], otherwise: "king-mate" },
    ],
    [
      "another reason",
      diagram("antiking2", "last-attacker"),
      { kind: "refused", from: "b5", to: ["e5", "e8"], code: "king-attacked" },
    ],
    [
      "a legal move among the refused",
      diagram("antiking2", "last-attacker"),
      { kind: "refused", from: "b5", to: ["a5", "e8"], code: "antiking-unattacked" },
    ],
    [
      "a legal move that is refused as legal",
      diagram("antiking2", "last-attacker"),
      { kind: "refused", from: "b5", to: ["a5"], code: "legal" },
    ],
    [
      "a mate that is none",
      diagram("antiking2", "last-attacker"),
      { kind: "refused", from: "b5", to: ["e5", "e8"], code: "antiking-unattacked", mating: ["e5", "e8"] },
    ],
    [
      "a king among the attackers",
      diagram("antiking2", "pinned-attacker"),
      { kind: "attackers-of-antiking", color: "w", squares: ["g7", "h7"] },
    ],
    [
      "the other side's attackers",
      diagram("antiking2", "pinned-attacker"),
      { kind: "attackers-of-antiking", color: "b", squares: ["g7"] },
    ],
    [
      "a haven too few",
      diagram("antiking2", "havens"),
      { kind: "havens", color: "w", squares: ["a6", "b6", "c6", "d6", "e6", "f6", "g6"] },
    ],
    ["a capture too few", diagram("antichess", "compulsory"), { kind: "compulsory", captures: ["e5d6"] }],
    [
      "captures where nothing is compulsory",
      { ...diagram("losers", "curing-capture"), variant: "chess" },
      { kind: "compulsory", captures: ["d3e4"] },
    ],
    [
      "a promotion to king where there is none",
      diagram("antiking1", "promotion"),
      {
        kind: "promotion",
        from: "d7",
        to: ["c8", "e8"],
        choices: ["queen", "rook", "bishop", "knight", "king"],
      },
    ],
    [
      "a promotion onto the anti-king",
      diagram("antiking1", "promotion"),
      {
        kind: "promotion",
        from: "d7",
        to: ["c8", "d8", "e8"],
        choices: ["queen", "rook", "bishop", "knight"],
      },
    ],
    [
      "another winner",
      diagram("suicide", "stalemate"),
      { kind: "outcome", reason: "stalemate", winner: "w" },
    ],
    [
      "another reason to end",
      diagram("antiking2", "antiking-mate"),
      { kind: "outcome", reason: "both-mate", winner: "w" },
    ],
    [
      "an end of a game that goes on",
      diagram("antiking2", "havens"),
      { kind: "outcome", reason: "stalemate", winner: null },
    ],
  ];

  test.each(WRONG)("%s", (_, right, claim) => {
    const wrong = { ...right, claim };
    expect(truthOf(wrong)).not.toEqual(statementOf(wrong));
  });

  test("for every kind of claim", () => {
    const tried = new Set(WRONG.map(([, , { kind }]) => kind));
    expect([...new Set(ALL.map(([, { claim }]) => claim.kind))].filter((kind) => !tried.has(kind))).toEqual(
      [],
    );
  });

  test("and a position or a move that makes no sense throws", () => {
    expect(() => diagramPosition({ ...diagram("antiking2", "havens"), fen: "8/8 w - -" })).toThrow(
      "rank-count",
    );
    expect(() => diagramPosition({ ...diagram("antiking2", "havens"), moves: "Ad5" })).toThrow("illegal");
    const kingless = { ...diagram("antiking2", "havens"), fen: "8/8/8/8/8/8/8/K7 w - - 0 1" };
    expect(() => diagramPosition(kingless)).toThrow("royal-missing");
  });
});
