import type { BoardsView } from 'chess-match/client';
import { planBoards as planPieces, type BoardsStep as PiecesStep } from '../../../boards/plan';
import { bannerOf } from '../shared/banner';
import { playOf, type PlayView } from '../shared/play';

export interface BoardsPicture {
  readonly boards: BoardsView;
  readonly play: PlayView;
}

/** Pieces move, and something else is called or stands on the banner. */
export type BoardsStep = (PiecesStep & { readonly kind: 'pieces' }) | { readonly kind: 'banner' };

/** What the banner says, whatever the language. */
const saidIn = ({ play }: BoardsPicture): string => {
  const own = playOf(play);
  return own === null ? '' : bannerOf(own, 'en').text;
};

/** What changed between two pictures of the game: pieces, and what is called. */
export const planBoards = (previous: BoardsPicture, current: BoardsPicture): readonly BoardsStep[] => [
  ...planPieces(previous, current).map((step): BoardsStep => ({ kind: 'pieces', ...step })),
  ...(saidIn(previous) === saidIn(current) ? [] : [{ kind: 'banner' } as const]),
];
