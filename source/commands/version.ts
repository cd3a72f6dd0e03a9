import manifest from "../../package.json" with { type: "json" };

/** The program's version, as its package states it. */
export const version: string = manifest.version;
