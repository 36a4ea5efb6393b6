import type { TurnItem } from '../record/turnItem';
import type { Clock } from '../../common/clock';
import type { BySide, Side } from '../../common/sides';
import type { GapCause } from '../../common/gapCause';
import type { LedgerEntry, Penalty } from './state';

interface At {
  /** Unix ms of the command that caused it. */
  readonly atMs: number;
}

export interface MovePlayed {
  readonly branch: string;
  readonly san: string;
  readonly from: string;
  readonly to: string;
  readonly fen: string;
  readonly check: string | null;
}

/** A daughter is born from the mother's position before the turn; both moves are among `moves`. */
export interface Born {
  readonly mother: string;
  readonly daughter: string;
  readonly board: number;
  readonly keep: number;
  readonly give: number;
}

/** One press of the clock with all its consequences: folding it needs no rules. */
export interface TurnCommitted extends At {
  readonly type: 'turnCommitted';
  readonly turn: string;
  readonly side: Side;
  /** In standard SAN and printing order. */
  readonly items: readonly TurnItem[];
  readonly line: string;
  readonly moves: readonly MovePlayed[];
  readonly born: Born | null;
  readonly pass: { readonly from: string; readonly to: string; readonly chips: number } | null;
  readonly selection: {
    readonly branch: string;
    readonly targets: readonly { readonly branch: string; readonly chips: number }[];
  } | null;
  /** In ledger order (B14a). */
  readonly ends: readonly LedgerEntry[];
  readonly offers: readonly string[];
  readonly clock: Clock;
  /** The mover's clock after the press, in ms; null where no clock is kept. */
  readonly clockMs: number | null;
}

export type Event =
  | TurnCommitted
  /** In journals of earlier versions alone: drafts are no facts any more. `ply`: the turn it was for. */
  | (At & { readonly type: 'draftSet'; readonly ply: number; readonly line: string })
  | (At & { readonly type: 'clockStarted' })
  | (At & { readonly type: 'clockStopped'; readonly reason: string })
  | (At & { readonly type: 'clockSet'; readonly side: Side; readonly remainingMs: number; readonly reason: string })
  | (At & {
      readonly type: 'timeAdded';
      readonly side: Side;
      /** Below 0: taken. */
      readonly ms: number;
      /** How long ago the clock had run out: `ms` is added to the 0:00 it showed. Absent: to what it had come to. */
      readonly overrunMs?: number;
      readonly reason: string;
    })
  | (At & { readonly type: 'overtimeStarted'; readonly side: Side })
  | (At & {
      readonly type: 'gapNoted';
      /** Whose clock ran; of a step that found both standing, whose turn it was. */
      readonly side: Side;
      readonly fromMs: number;
      readonly toMs: number;
      /** Journals of the first versions have none: the server was down. */
      readonly cause?: GapCause;
      /** Of a step only: by how much the system's clock was set forward; below 0: back. */
      readonly byMs?: number;
    })
  /** `givenMs`: what the clocks that had lost it got back. Absent: nothing, or as `timeAdded` in earlier journals. */
  | (At & { readonly type: 'gapDismissed'; readonly givenMs?: number })
  /** What each gap that is not decided on has taken, as a correction leaves it with the clocks. */
  | (At & { readonly type: 'gapsCharged'; readonly charged: readonly BySide<number>[] })
  /** `clockMs`: what the declarer's clock showed; null where no clock is kept. */
  | (At & { readonly type: 'vetoDeclared'; readonly side: Side; readonly clockMs: number | null })
  | (At & { readonly type: 'flagFell'; readonly side: Side; readonly ends: readonly LedgerEntry[] })
  /** `overrunMs`: as of time added, of both clocks. */
  | (At & { readonly type: 'controlBoardSet'; readonly side: Side; readonly overrunMs?: BySide<number> })
  | (At & {
      readonly type: 'positionCorrected';
      readonly branch: string;
      readonly board: number;
      readonly fen: string;
      readonly check: string | null;
      readonly reason: string;
    })
  | (At & {
      readonly type: 'ratingCorrected';
      readonly branch: string;
      readonly board: number;
      readonly rating: number;
      readonly reason: string;
    })
  | (At & {
      readonly type: 'redLineCrossed';
      readonly side: Side;
      readonly player: string;
      readonly penalty: Penalty;
      /** Journals of the first version have none. */
      readonly reason?: string;
    })
  | (At & { readonly type: 'penaltyWithdrawn'; readonly number: number; readonly reason: string })
  | (At & {
      readonly type: 'boardConfirmed';
      readonly branch: string;
      readonly board: number;
      readonly confirmed: boolean;
    })
  | (At & {
      readonly type: 'scoreFixed';
      readonly branch: string;
      readonly board: number;
      readonly fixed: boolean;
      readonly reason: string;
    })
  | (At & {
      readonly type: 'claimDecided';
      /** The turn it is for; ignored when folded into another after an undo. */
      readonly ply: number;
      readonly branch: string;
      readonly board: number;
      /** The move it was claimed with; null where the position as it stands was meant. */
      readonly san: string | null;
      readonly accepted: boolean;
      readonly reason: string;
    })
  | (At & { readonly type: 'substituted'; readonly side: Side; readonly out: string; readonly in: string });
