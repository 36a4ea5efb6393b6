import type { GapCause } from '../../common/gapCause';
import type { BusinessCourse } from '@schemas/course';
import type { RecordLine } from '../record/recordFile';
import type { Clock } from '../../common/clock';
import type { BySide, Side } from '../../common/sides';
import type { Settings } from './settings';

/** Ledger kinds of rules/notation.md. */
export const END_KINDS = [
  'selection',
  'resignation',
  'draw',
  'mate',
  'stalemate',
  'dead-position',
  'repetition',
  'seventy-five',
  'fifty',
  'flag',
] as const;
export type EndKind = (typeof END_KINDS)[number];

/** A branch's end and one entry of the ledger (B19). Points in half-points. */
export interface LedgerEntry {
  readonly turn: string;
  /** Turns committed with this one (a flag falls in an unfinished turn: those before it). */
  readonly ply: number;
  /** The side whose turn it was. */
  readonly side: Side;
  readonly board: number;
  readonly branch: string;
  readonly kind: EndKind;
  /** The stake, by the name that it has in journals. */
  readonly rating: number;
  readonly halves: BySide<number>;
}

/** A line of play. The board number is where it stands; the id is its own for life. */
export interface Branch {
  readonly id: string;
  readonly board: number;
  /** Its chips. */
  readonly stake: number;
  readonly fen: string;
  /** All SAN moves from the initial position, the mother's before the fork included. */
  readonly line: readonly string[];
  /** Position keys for repetition, oldest first, the present one last. */
  readonly keys: readonly string[];
  readonly mother: { readonly branch: string; readonly board: number } | null;
  readonly bornPly: number;
  readonly lastMove: { readonly from: string; readonly to: string; readonly san: string } | null;
  readonly check: string | null;
  readonly stakes: readonly { readonly ply: number; readonly chips: number }[];
  readonly end: LedgerEntry | null;
}

export interface Gap {
  /** Whose clock ran when it was noted. */
  readonly side: Side;
  readonly cause: GapCause;
  /** Beginning of the first and end of the last, Unix ms. */
  readonly fromMs: number;
  readonly toMs: number;
  /** Time lost in all of them; 0 for steps. */
  readonly lostMs: number;
  /** Which clocks it has gone from, as the game counts now: an undo may make an interval the other side's. */
  readonly charged: BySide<number>;
  /** By how much steps have set the system's clock forward in all, back below 0; 0 for every other cause. */
  readonly byMs: number;
}

type Items<K extends keyof BusinessCourse> = Readonly<BusinessCourse[K]>;

export const PENALTIES = ['warning', 'expulsion', 'time'] as const;
/** What a crossing of the red line costs (B25): yellow card, red card, or time for the opponent. */
export type Penalty = (typeof PENALTIES)[number];

/** A penalty as it was given; one that is withdrawn stays in the list. */
export interface GivenPenalty {
  readonly side: Side;
  readonly player: string;
  readonly penalty: Penalty;
  readonly reason: string;
  readonly ply: number;
  readonly atMs: number;
  readonly withdrawn: string | null;
}

export interface Substitution {
  readonly side: Side;
  readonly out: string;
  readonly in: string;
  readonly ply: number;
  readonly atMs: number;
}

/** What the arbiter said to a claim of this turn (B15). */
export interface Ruling {
  readonly branch: string;
  readonly san: string | null;
  readonly accepted: boolean;
  readonly reason: string;
}

export interface State {
  readonly settings: Settings;
  /** Turns committed. */
  readonly ply: number;
  readonly branches: readonly Branch[];
  /** Ids of branches in which the side that moved last offered a draw (B13). */
  readonly offers: readonly string[];
  readonly ledger: readonly LedgerEntry[];
  /** Chips on the arbiters' table. */
  readonly chipsOut: number;
  readonly vetoes: readonly { readonly by: Side; readonly ply: number }[];
  readonly controlBoard: boolean;
  readonly clock: Clock;
  /** The clock has been started at least once: its times mean something. */
  readonly clockUsed: boolean;
  /** Sides that play on the increment after their regular time (endgame `incrementAtFlag`). */
  readonly overtime: readonly Side[];
  /** Time lost while a side's clock ran, and steps, not yet dismissed: one a side and cause, later ones added to it. */
  readonly gaps: readonly Gap[];
  /** Empty as events leave it: the line being prepared is put in by `withDraft`. */
  readonly draft: string;
  /** Crossings of the red line (B25) in the order they were punished. */
  readonly penalties: readonly GivenPenalty[];
  readonly substitutions: readonly Substitution[];
  /** Ids of daughters whose board the arbiter has compared (B8). */
  readonly confirmed: readonly string[];
  /** Score changes the arbiter has entered, by the branch that ended. */
  readonly fixes: readonly { readonly branch: string; readonly reason: string; readonly atMs: number }[];
  /** On claims of the turn being made. */
  readonly rulings: readonly Ruling[];
  readonly forks: Items<'forks'>;
  readonly passes: Items<'passes'>;
  readonly selections: Items<'selections'>;
  /** The record so far, as lines of a .bcr file. */
  readonly record: readonly RecordLine[];
}

export const liveBranches = (state: State): readonly Branch[] =>
  state.branches.filter(({ end }) => end === null).sort((a, b) => a.board - b.board);

export const isOver = (state: State): boolean => state.branches.every(({ end }) => end !== null);

/** What a side's crossings of the red line have cost, those that count, the first first (B25). */
export const cardsOf = ({ penalties }: State, side: Side): Penalty[] =>
  penalties.flatMap((given) => (given.side === side && given.withdrawn === null ? [given.penalty] : []));

/** Daughters live on boards the arbiter has not compared yet (B8). */
export const unconfirmed = (state: State): readonly Branch[] =>
  liveBranches(state).filter(({ id, mother }) => mother !== null && !state.confirmed.includes(id));

/** Half-points so far (B18). */
export const scoreOf = (state: State): BySide<number> => ({
  white: state.ledger.reduce((sum, { halves }) => sum + halves.white, 0),
  black: state.ledger.reduce((sum, { halves }) => sum + halves.black, 0),
});
