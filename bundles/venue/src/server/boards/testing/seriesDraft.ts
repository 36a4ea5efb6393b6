import { ORTHODOX_STUDY } from 'chess-match/explore';
import { placementOf } from 'chess-match/client/view';

/** It is the same side's move again: what it did by its last two squares is forgotten. */
const sameSideToMove = (fen: string, side: 'w' | 'b'): string => {
  const [placement, , castling] = fen.split(' ');
  return `${placement} ${side} ${castling} - 0 1`;
};

/**
 * What the server says of a series that is prepared on a board. @param sans moves of one side, each of which can be
 * played
 */
export const seriesDraft = (begun: string, sans: readonly string[]) => {
  const side = ORTHODOX_STUDY.board(begun).toMove === 'white' ? 'w' : 'b';
  let fen = begun;
  const lastMoves = sans.map((san) => {
    const move = ORTHODOX_STUDY.moves(fen).find((each) => each.san === san);
    fen = sameSideToMove(ORTHODOX_STUDY.play(fen, san)?.fen ?? '', side);
    return { san, from: move?.from ?? '', to: move?.to ?? '' };
  });
  return {
    items: sans.map((text) => ({ text, kind: 'move', board: 1, problem: null })),
    boards: [
      { board: 1, branch: 'game', state: 'to-move', pieces: placementOf(fen), lastMoves, check: [], badges: [] },
    ],
    next: ORTHODOX_STUDY.moves(fen),
    /** As it stands on the wood. */
    pieces: placementOf(fen),
  };
};
