/** What an engine says of its failure. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
