import type { Result } from '../../bundles/chess-match/src/games/common/result';
import type { Side } from '../../bundles/chess-match/src/games/common/sides';

/** The object that `npm run position` prints. */
export interface PositionReport {
  /** As the position says, also where it ends the game. */
  readonly toMove: Side;
  readonly check: boolean;
  /** What has ended the game here, as far as one position tells: `reason`, or `kind` of the ledger, of the replay. */
  readonly end: string | null;
  /** Legal moves in coordinates, sorted; also where the game ends though there are some. */
  readonly moves: readonly string[];
}

export interface ReadPosition {
  report(): PositionReport;
  /** Legal sequences of so many moves; one of none. */
  count(depth: number): number;
}

/** A game as positions of it are looked at. */
export interface PositionGame {
  /** @returns what is wrong with the position, and the part of it that is */
  read(text: string): Result<ReadPosition, string>;
}
