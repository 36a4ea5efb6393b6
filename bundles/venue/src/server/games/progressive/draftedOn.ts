import { tidy } from 'chess-match/client/turn';
import type { DraftedOn } from '../../boards/drafted';

/**
 * Of a turn that is a series: a wooden board makes its next move, from where those before it have led. A hand alone adds one: what
 * is taken back at a screen still stands on the wood.
 */
export const draftedOn: DraftedOn = ({ boards, draft: { line, boards: drafted }, next }, board) => {
  const view = boards.find((each) => each.board === board);
  const after = drafted.find((each) => each.board === board);
  if (view?.status !== 'live' || after === undefined) return null;
  return {
    ground: { pieces: after.pieces, moves: next ?? [], toMove: view.toMove ?? 'white' },
    move: null,
    isDecided: true,
    withMove: (san) => tidy(`${line} ${san}`),
    withoutMove: () => line,
  };
};
