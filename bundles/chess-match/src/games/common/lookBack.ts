import type { BoardView } from '@schemas/boards';
import type { ShiftKind } from '@schemas/outlook';
import type { Clock } from './clock';
import type { Judge } from './judge';
import type { BySide, Side } from './sides';

/** A line that goes on, and what it pays. */
export interface AtStake {
  /** Its own for life: the board may be another's later. */
  readonly line: string;
  readonly board: number;
  /** FEN, as the game's judge reads it. */
  readonly position: string;
  /** Points for a win; a draw halves them. */
  readonly points: number;
  /** The team that plays White there. */
  readonly white: Side;
}

/** What can be looked back on in one state of a game; cheaper than all its views. */
export interface Glance {
  /** Turns committed so far. */
  readonly ply: number;
  /** One entry per board number, 1 first. */
  readonly boards: readonly BoardView[];
  /** By board number, as the game's study reads them (`games/studies.ts`): where play can be tried on. */
  readonly positions: Readonly<Record<string, string>>;
  /** Half-points. */
  readonly score: BySide<number>;
  /** What the game alone counts, by the names that it gives. */
  readonly counts: Readonly<Record<string, number>>;
  /** What the match still pays, where an engine can judge it. Absent: none can, in this game or by its settings. */
  readonly atStake?: readonly AtStake[];
}

/** How the game stood after one turn, corrections that followed it included; the first is the beginning. */
export interface Moment extends Glance {
  /** "24." White, "24..." Black; empty at the beginning. */
  readonly turn: string;
  /** In which it was made; the first thread at the beginning. */
  readonly thread: string;
  /** Who made it; null at the beginning. */
  readonly side: Side | null;
  /** The turn as a turn line. */
  readonly line: string;
  /** Time by the mover's own clock, in ms; null where its clock did not run. */
  readonly usedMs: number | null;
  /** Both clocks of its thread after the press, in ms; null as long as no clock was started. */
  readonly remainingMs: BySide<number> | null;
}

/** Is a line, and where it stood. */
export interface LineAt {
  readonly line: string;
  readonly board: number;
}

/** Points for a win that go from one line to others. */
export interface Shift {
  readonly kind: ShiftKind;
  /** Whose turn it is made in. */
  readonly side: Side;
  readonly from: LineAt;
  readonly to: readonly (LineAt & { readonly points: number })[];
  /** The opponent is paid them as they go, and the line they leave is played no further. */
  readonly isPaid: boolean;
}

export interface MadeShift extends Shift {
  /** Turns committed, its own included. */
  readonly ply: number;
  readonly turn: string;
}

/** What became and may become of what is at stake, besides moves. */
export interface Dealings {
  /** In order. */
  readonly made: readonly MadeShift[];
  /** What the side to move may do before it knows any move: one of them a turn. */
  readonly offered: readonly Shift[];
  /** Share that team White got of each line that was played out. */
  readonly ended: Readonly<Record<string, number>>;
}

/** Of a game in which points stay where they are. */
export const NO_DEALINGS: Dealings = { made: [], offered: [], ended: {} };

/** What a game offers to those who look back over it. */
export interface LookBack<State> {
  glance(state: State): Glance;
  /** By whom what is at stake can be judged; absent: by nobody. */
  readonly judge?: Judge;
  /** Where something is at stake, and can be judged. */
  dealings?(state: State): Dealings;
  /** Of each thread, in the game's order. Asked for after every event: whose time ran until the next. */
  clocks(state: State): readonly Clock[];
  /** Who makes the next turn of a thread. */
  toMove(state: State, thread: string): Side;
}
