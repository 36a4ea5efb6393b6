/** What a caught value says, for logs and refusals. */
export const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
