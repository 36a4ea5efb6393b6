import type { PushView } from './push';

/** The environment variable that holds the token of lichess (scope study:write). */
export const TOKEN_NAME = 'LICHESS_TOKEN';

/** How a match is followed from outside, for the crew. */
export interface LiveLoad {
  /** The round of lichess of the game that is followed; null: nothing is pushed. */
  readonly round: string | null;
  /** There is a round and nothing to prove to lichess who we are. */
  readonly isTokenMissing: boolean;
  readonly push: PushView | null;
  /** How pushes to the rounds of the other games of the match went. */
  readonly others: readonly PushView[];
  /** null: no folder is written. */
  readonly folder: string | null;
  /** Why it was not written the last time; null: it was. */
  readonly folderError: string | null;
}
