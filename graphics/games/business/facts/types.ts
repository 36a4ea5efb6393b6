import type { CourseView, MatchView, PlayView, ScoreView, Side } from 'chess-match/client/contract';
import type { Corrected } from '../../../air/visit/corrected';

/** Half-points of both sides. */
export type Points = Readonly<Record<Side, number>>;

/** What facts are read from. */
export interface FactPicture {
  readonly match: Pick<MatchView, 'matchId' | 'ply' | 'status' | 'correction' | 'settings'>;
  readonly score: ScoreView;
  readonly course: CourseView;
  readonly play: PlayView;
}

/** A board with the chips that come to it and what it holds then. */
export interface Receiver {
  readonly board: number;
  readonly chips: number;
  readonly now: number;
}

interface Identified {
  /** The same fact has the same id in every picture it stands in; another match, another id. */
  readonly id: string;
}

/** A fact of a turn. */
interface OfTurn extends Identified {
  /** Turns committed when it happened, that turn included. */
  readonly ply: number;
  /** "24." or "24...". */
  readonly turn: string;
  /** Whose turn it was. */
  readonly side: Side;
}

/** What changed the score, and how it stood then. */
interface Scoring {
  readonly gain: Points;
  readonly score: Points;
}

/** Board numbers are those on which the branches stood. */
export type Fact =
  | (OfTurn & {
      readonly kind: 'fork';
      readonly mother: number;
      readonly daughter: number;
      readonly motherChips: number;
      readonly daughterChips: number;
      readonly motherSan: string;
      readonly daughterSan: string;
    })
  | (OfTurn & {
      readonly kind: 'pass';
      readonly from: number;
      /** What the giver is left with. */
      readonly left: number;
      readonly to: Receiver;
    })
  | (OfTurn &
      Scoring & {
        readonly kind: 'selection';
        readonly board: number;
        readonly chips: number;
        readonly targets: readonly Receiver[];
      })
  | (OfTurn &
      Scoring & {
        readonly kind: 'end';
        /** A ledger kind other than selection. */
        readonly how: string;
        /** Boards that ended in the same way at once, in the order of the ledger. */
        readonly boards: readonly { readonly board: number; readonly chips: number }[];
      })
  /** B27: a turn of the past became another. */
  | (Identified & Corrected & { readonly kind: 'correction'; readonly score: Points })
  | (Identified & { readonly kind: 'veto'; readonly side: Side; readonly isForBoth: boolean })
  | (Identified & { readonly kind: 'control-board'; readonly clockMode: string })
  | (Identified & {
      readonly kind: 'over';
      readonly ply: number;
      readonly score: Points;
      /** Both games together; null in a single game. */
      readonly match: Points | null;
    });

export type FactKind = Fact['kind'];
export type FactOf<K extends FactKind> = Extract<Fact, { readonly kind: K }>;

/** Who gained by an end; null where both did. */
export const winnerOf = ({ white, black }: Points): Side | null => {
  if (white === black) return null;
  return white > black ? 'white' : 'black';
};

/** Facts in one language. An end is called by its ledger kind, so it has no title of its own. */
export interface FactTexts {
  readonly titles: Readonly<Record<Exclude<FactKind, 'end'>, string>>;
  readonly sentences: { readonly [K in FactKind]: (fact: FactOf<K>) => string };
}
