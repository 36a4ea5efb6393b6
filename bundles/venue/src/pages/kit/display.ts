import type { DraftView } from 'chess-match/client/contract';
import type { Language } from 'chess-match/client/drawing';
import type { Seat, TeamView, VenueViews } from 'chess-match/contract/venue';
import type { ComponentType } from 'react';
import type { Self } from '../../wire/wire';
import type { Device } from '../device/device';
import type { VenueTexts } from '../texts';
import type { Prepared } from './prepared';

type View = VenueViews['boards']['boards'][number];

/** What a display is drawn from. */
export interface DisplayProps {
  readonly device: Device;
  readonly match: VenueViews['match'];
  readonly views: Partial<VenueViews>;
  readonly texts: VenueTexts;
  readonly language: Language;
  /** What the game has of its own. */
  readonly own: GameInHall;
}

/** What a captain's page is given: a display's, and who it is. */
export interface CaptainProps extends DisplayProps {
  readonly seat: Seat;
  readonly self: Self;
}

/** A board, and how the turn being prepared would leave it; null: as it stands. */
export interface WorthProps {
  readonly view: View;
  readonly prepared: Prepared | null;
  readonly language: Language;
}

/** What a game has of its own on the screens of the hall. */
export interface GameInHall {
  readonly Captain: ComponentType<CaptainProps>;
  /** Screens that no other game has, as its `face.ts` names them. */
  readonly screens: Readonly<Record<string, ComponentType<DisplayProps>>>;
  /** What a board is worth; null: all boards are worth the same. */
  readonly Worth: ComponentType<WorthProps> | null;
  /** What is still to be won, on the scoreboard; null: that is the match alone. */
  readonly AtStake: ComponentType<Pick<DisplayProps, 'views' | 'language'>> | null;
  /** What changed last in what boards are worth; null: nothing did. */
  readonly latest: (views: DisplayProps['views'], language: Language) => string | null;
  /** A turn that was made, as it is written. */
  readonly turnWords: (turn: VenueViews['turns']['turns'][number], language: Language) => string;
  /** One move. */
  readonly moveWords: (san: string, language: Language) => string;
  /** Moves that one turn made on a board, in a row. */
  readonly movesWords: (sans: readonly string[], language: Language) => string;
  /** What stands behind whose move it is, in a word or two; "" where there is nothing to say. */
  readonly toMoveNote: (views: Partial<VenueViews>, language: Language) => string;
  /** What is told beside a board that is shown large, a sentence each. */
  readonly beside: (props: WorthProps & Pick<DisplayProps, 'views'>) => readonly string[];
  /** The line of a draft, in the letters of a language. */
  readonly lineWords: (line: string, language: Language) => string;
  /** A kind of piece as views call it, in words. */
  readonly pieceWord: (piece: string, language: Language) => string;
  /** What stands below a clock that has not run out; "" where there is nothing to say. */
  readonly clockNote: (
    clock: VenueViews['clocks']['clocks'][number],
    props: Pick<DisplayProps, 'match' | 'views' | 'language'>,
    nowMs: number,
  ) => string;
  /** What the turn of a draft lacks, in words. */
  readonly lacksWords: (draft: DraftView, views: Partial<VenueViews>, language: Language) => string;
  /** What a turn may still have besides its moves, in words; "" where it is not said. */
  readonly stillOpen: (own: TeamView['own'], language: Language) => string;
  /** Whether a draw is offered on a board. */
  readonly isDrawOffered: (view: Pick<View, 'board'>, views: Partial<VenueViews>) => boolean;
}
