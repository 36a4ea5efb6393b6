import type { BoardView, CourseView, MatchView, Placement, PlayView, Side } from 'chess-match/client';
import { chipsOf, courseOf, motherOf, offerOn, playOf } from 'chess-match/games/business';
import { planPieces, type PieceStep } from '../../../air/board/planPieces';
import { chipSlots, type Slot } from '../chips/slots';
import { CHIPS_OUT_SPOT } from '../chips/chipsOutSpot';
import type { Rect } from '../../../air/rect';
import { layoutCards, type CardLayout } from './layout';
import { planChips, type ChipHolder, type ChipPlace, type MotherOf } from './planChips';
import { visibleBoards } from './visible';

/** What the boards overlay shows of one version of the match. */
export interface Picture {
  readonly match: Pick<MatchView, 'status' | 'ply'>;
  readonly play: PlayView;
  readonly course: CourseView;
  /** Every board, board 1 first. */
  readonly boards: readonly BoardView[];
}

/** One board on air and where it stands. */
export interface Card {
  /** The line's identity, `board 3` where the game gives none. */
  readonly branch: string;
  readonly view: BoardView;
  /** The side whose offer of a draw stands there. */
  readonly offered: Side | null;
  readonly layout: CardLayout;
}

/** A chip in the frame: its left top corner, its size, and the board whose colour it has. */
export interface ChipSpot extends Slot {
  readonly size: number;
  readonly board: number | null;
}

/** A chip that stays on its board but lies elsewhere there, because others came or left. Pixels from its place now. */
export interface ChipWay {
  readonly index: number;
  readonly x: number;
  readonly y: number;
}

/** One step from the picture before to the picture now. Rectangles are those of the square field. */
export type Step =
  | { readonly kind: 'exit'; readonly card: Card }
  | { readonly kind: 'shift'; readonly branch: string; readonly from: Rect; readonly to: Rect }
  | { readonly kind: 'birth'; readonly branch: string; readonly from: Rect; readonly to: Rect }
  | { readonly kind: 'enter'; readonly branch: string }
  | {
      readonly kind: 'pieces';
      readonly branch: string;
      readonly before: Placement;
      readonly steps: readonly PieceStep[];
    }
  | { readonly kind: 'result'; readonly branch: string }
  | { readonly kind: 'settle'; readonly branch: string; readonly ways: readonly ChipWay[] }
  | {
      readonly kind: 'chip';
      readonly from: ChipSpot;
      readonly to: ChipSpot;
      readonly way: { from: ChipPlace; to: ChipPlace };
    };

/** The boards on air with their places, left to right. */
export const cardsOf = ({ match, boards, play }: Picture): readonly Card[] => {
  const shown = visibleBoards(match, boards);
  const layouts = layoutCards(shown.length);
  return shown.flatMap((view, index) => {
    const layout = layouts[index];
    if (!layout) return [];
    const offered = offerOn(playOf({ play }), view.board);
    return [{ branch: view.line ?? `board ${view.board}`, view, offered, layout }];
  });
};

const find = (cards: readonly Card[], branch: string | undefined): Card | undefined =>
  cards.find((card) => card.branch === branch);

const sameRect = (a: Rect, b: Rect): boolean => a.x === b.x && a.y === b.y && a.width === b.width;

const placeCard = (before: readonly Card[], motherOf: MotherOf, { branch, layout }: Card): readonly Step[] => {
  const was = find(before, branch);
  const to = layout.field;
  if (was) return sameRect(was.layout.field, to) ? [] : [{ kind: 'shift', branch, from: was.layout.field, to }];
  const mother = find(before, motherOf(branch));
  return mother ? [{ kind: 'birth', branch, from: mother.layout.field, to }] : [{ kind: 'enter', branch }];
};

/** A daughter's pieces come from where her mother's stood. */
const movePieces = (before: readonly Card[], motherOf: MotherOf, { branch, view }: Card): readonly Step[] => {
  const was = find(before, branch) ?? find(before, motherOf(branch));
  if (!was) return [];
  const steps = planPieces(was.view.pieces, view);
  return steps.length === 0 ? [] : [{ kind: 'pieces', branch, before: was.view.pieces, steps }];
};

const showResult = (before: readonly Card[], { branch, view }: Card): readonly Step[] => {
  const wasLive = find(before, branch)?.view.status === 'live';
  return wasLive && view.status === 'ended' ? [{ kind: 'result', branch }] : [];
};

const countOf = (holders: readonly ChipHolder[], branch: string): number =>
  chipsOf(holders.find((holder) => holder.line === branch));

/** Cards as they stand in a picture, the boards they show, and where chips lie that lie on none of the cards. */
export interface Scene {
  readonly cards: readonly Card[];
  readonly boards: readonly BoardView[];
  readonly motherOf: MotherOf;
  readonly elsewhere: (place: ChipPlace) => ChipSpot;
}

/** Where a chip lies in the picture now. */
const spotOf = ({ cards, elsewhere }: Scene, counts: readonly ChipHolder[], place: ChipPlace): ChipSpot => {
  const card = place === 'out' ? undefined : find(cards, place.branch);
  if (place === 'out' || !card) return elsewhere(place);
  const { card: frame, chips } = card.layout;
  const slot = chipSlots(chips, countOf(counts, place.branch))[place.index] ?? { x: 0, y: 0 };
  return {
    x: frame.x + chips.x + slot.x,
    y: frame.y + chips.y + slot.y,
    size: chips.chip,
    board: card.view.board,
  };
};

/** Chips that stay are laid out anew where their number asks for it: rows, piles. */
const settleChips = (before: readonly Card[], { branch, view, layout }: Card): readonly Step[] => {
  const was = chipsOf(find(before, branch)?.view);
  const [from, to] = [chipSlots(layout.chips, was), chipSlots(layout.chips, chipsOf(view))];
  const ways = to.flatMap((slot, index): readonly ChipWay[] => {
    const old = from[index];
    return !old || (old.x === slot.x && old.y === slot.y) ? [] : [{ index, x: old.x - slot.x, y: old.y - slot.y }];
  });
  return ways.length === 0 ? [] : [{ kind: 'settle', branch, ways }];
};

/** Everything that differs between two pictures of cards, as steps; pure, the same for the same two pictures. */
export const planCards = (previous: Scene, current: Scene): readonly Step[] => {
  const before = previous.cards;
  const { cards: after, motherOf } = current;
  const exits = before.filter(({ branch }) => !find(after, branch)).map((card): Step => ({ kind: 'exit', card }));
  const chips = planChips(previous.boards, current.boards, motherOf).map((way): Step => ({
    kind: 'chip',
    way,
    from: spotOf(current, previous.boards, way.from),
    to: spotOf(current, current.boards, way.to),
  }));
  return [
    ...exits,
    ...after.flatMap((card) => placeCard(before, motherOf, card)),
    ...after.flatMap((card) => movePieces(before, motherOf, card)),
    ...after.flatMap((card) => showResult(before, card)),
    ...after.flatMap((card) => settleChips(before, card)),
    ...chips,
  ];
};

/** The lines that lines parted from, as the course tells them. */
export const mothersIn = (picture: Pick<Picture, 'course'>): MotherOf => {
  const course = courseOf(picture);
  return (line) => motherOf(course, line)?.branch;
};

/** What lies on no board on air lies on the arbiters' table. */
const sceneOf = (picture: Picture): Scene => ({
  cards: cardsOf(picture),
  boards: picture.boards,
  motherOf: mothersIn(picture),
  elsewhere: () => ({ ...CHIPS_OUT_SPOT, board: null }),
});

/** Everything that differs between two pictures of the boards in a row. */
export const planBoards = (previous: Picture, current: Picture): readonly Step[] =>
  planCards(sceneOf(previous), sceneOf(current));
