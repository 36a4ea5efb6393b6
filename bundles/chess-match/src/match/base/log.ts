/** Where the authority writes for the person who looks after the server; NodeCG's logger fits. */
export interface Log {
  info(...parts: unknown[]): void;
  warn(...parts: unknown[]): void;
  error(...parts: unknown[]): void;
}
