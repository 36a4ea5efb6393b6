import type { PeopleView } from '@schemas/people';
import type { ProtocolView } from '@schemas/protocol';
import type { RecordPlayer } from './records';
import type { Scored, Sheet } from './sheets';
import type { BySide, Side } from './sides';

/** Is a score sheet with who sat at its board, by the colours there; null: nobody is known. */
export interface PrintedSheet extends Sheet {
  readonly players: BySide<RecordPlayer | null>;
}

/** What a clock shows: at the end of a match that is over, else now. */
export interface PrintedClock {
  readonly side: Side;
  /** Of its board, as that is called; null: of the whole match. */
  readonly board: string | null;
  readonly remainingMs: number;
}

/** GET /chess-match/sheets: a match as it is printed, by turns that were committed. */
export interface PrintedMatch {
  /** Null: an empty form of a game, of no match. */
  readonly matchId: string | null;
  readonly game: string;
  readonly event: string;
  /** What was agreed before it, every setting of the game by its name; of an empty form nothing. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly teams: BySide<{ readonly name: string; readonly people: PeopleView[Side]['people'] }>;
  readonly arbiters: PeopleView['arbiters'];
  readonly isRehearsal: boolean;
  readonly isOver: boolean;
  /** When the first clock was started or the first turn made, Unix ms; null: it has not begun. */
  readonly begunAtMs: number | null;
  /** Null: it is not over. */
  readonly endedAtMs: number | null;
  readonly clocks: readonly PrintedClock[];
  /** Half-points. */
  readonly score: BySide<number>;
  /** What the teams had in the games of the match before this one, in half-points. */
  readonly before: readonly BySide<number>[];
  readonly sheets: readonly PrintedSheet[];
  readonly scored: readonly Scored[];
  /** The arbiters' protocol, whole, what counts no more among it. */
  readonly protocol: readonly ProtocolView['entries'][number][];
  /** What the boards of the protocol are called by. */
  readonly threads: readonly { readonly id: string; readonly boards: readonly number[] }[];
}
