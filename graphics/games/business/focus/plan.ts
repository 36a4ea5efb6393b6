import type {
  BoardsView,
  BoardView,
  ClocksView,
  FocusContent,
  MatchView,
  PeopleView,
  ScoreView,
} from 'chess-match/client';
import type { CourseView, PlayView, TurnsView } from 'chess-match/client';
import { inHallOrder } from 'chess-match/client/view';
import { offerOn, playOf } from 'chess-match/games/business';
import { mothersIn, planCards, type Card, type ChipSpot, type Scene, type Step } from '../cards/plan';
import type { ChipPlace } from '../cards/planChips';
import { focusedBoard } from './focused';
import { CARD_LAYOUT, otherSpot, CHIPS_OUT } from './layout';

export const FOCUS_REPLICANTS = ['boards', 'clocks', 'score', 'course', 'play', 'turns', 'people'] as const;

/** What the graphic shows of one version of the match. */
export interface FocusPicture {
  readonly match: MatchView;
  readonly boards: readonly BoardView[];
  readonly clocks: ClocksView;
  readonly score: ScoreView;
  readonly course: CourseView;
  readonly play: PlayView;
  readonly turns: TurnsView;
  readonly people: PeopleView;
  readonly content: FocusContent;
}

type Sources = Omit<FocusPicture, 'boards'> & { readonly boards: BoardsView };

export const pictureOf = (sources: Sources): FocusPicture => ({
  ...sources,
  boards: sources.boards.boards,
});

/** The board shown, as a card; null when there is none. */
export const cardOf = (picture: FocusPicture): Card | null => {
  const view = focusedBoard(picture, picture.content.board);
  return (
    view && {
      branch: view.line ?? `board ${view.board}`,
      view,
      offered: offerOn(playOf(picture), view.board),
      layout: CARD_LAYOUT,
    }
  );
};

/** The live boards beside the one shown, in hall order. */
export const othersOf = ({ boards }: FocusPicture, shown: BoardView): readonly BoardView[] =>
  inHallOrder(boards.filter(({ status, board }) => status === 'live' && board !== shown.board));

/** Chips of another board lie on its badge: where it stands now, or stood when its line has just ended. */
const sceneOf = (picture: FocusPicture, card: Card, previous: FocusPicture): Scene => {
  const rows = [picture, previous].map((each) => othersOf(each, card.view));
  const elsewhere = (place: ChipPlace): ChipSpot => {
    for (const others of rows) {
      const index = place === 'out' ? -1 : others.findIndex(({ line: branch }) => branch === place.branch);
      const other = others[index];
      if (other) return { ...otherSpot(index), board: other.board };
    }
    return { ...CHIPS_OUT, board: null };
  };
  return { cards: [card], boards: picture.boards, motherOf: mothersIn(picture), elsewhere };
};

/** Another line is shown: the whole picture changes; else a step on the board, as on the boards in a row. */
export type FocusStep = { readonly kind: 'swap' } | Step;

/** Everything that differs between two pictures, as steps. */
export const planFocus = (previous: FocusPicture, current: FocusPicture): readonly FocusStep[] => {
  const [before, after] = [cardOf(previous), cardOf(current)];
  if (before?.branch !== after?.branch) return [{ kind: 'swap' }];
  if (!before || !after) return [];
  return planCards(sceneOf(previous, before, previous), sceneOf(current, after, previous));
};

export const isSwap = (step: FocusStep): step is { readonly kind: 'swap' } => step.kind === 'swap';
