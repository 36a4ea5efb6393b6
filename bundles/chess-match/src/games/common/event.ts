/** What a game decides and folds must say when it happened: Unix ms, taken from the command. */
export interface GameEvent {
  readonly type: string;
  readonly atMs: number;
}
