import type { MatchView } from '@schemas/match';
import type { Place } from '../../../bundles/chess-match/src/contract/venue';
import type { RecordedGame } from '../../../bundles/chess-match/src/games/common/records';
import { readReplicants } from '../../../tests/support/replicants';
import type { TestServer } from '../../../tests/support/server';
import type { Gallery } from './gallery';

/** A finger is slower than the players of a record were. */
export const LONG_MS = 7_200_000;

export interface Evening {
  readonly server: TestServer;
  readonly gallery: Gallery;
  readonly record: RecordedGame;
  /** Turns of the record to be played. */
  readonly turns: number;
  readonly say: (line: string) => void;
}

/** A game as it is played by fingers on captains' screens. */
export interface TouchedGame {
  readonly captains: readonly Place[];
  readonly tables: readonly Place[];
  /** Settings that leave fingers the time. */
  readonly time: Readonly<Record<string, number>>;
  /** Plays the turns of the record, and takes pictures at its moments. */
  readonly play: (evening: Evening) => Promise<void>;
}

export const matchNow = async (server: TestServer): Promise<MatchView> =>
  ((await readReplicants(server, ['match'])) as { match: MatchView }).match;
