import { boardModels, draftedOn as moveOn, isInPlay, removeMove, setMove, splitLine } from 'chess-match/games/business';
import type { DraftedOn } from '../../boards/drafted';

const FATES = ['resign', 'draw', 'claim', 'select'];

/** Of a turn on several boards, one of which may only be branched off in it. */
export const draftedOn: DraftedOn = ({ boards, draft, moves }, board) => {
  const { line } = draft;
  const model = boardModels({ views: boards, draft, moves, line }).find((each) => each.board === board);
  if (model === undefined || !isInPlay(model)) return null;
  const source = boards.find((each) => each.board === (model.mother ?? board));
  return {
    ground: { pieces: model.before.pieces, moves: model.moves, toMove: source?.toMove ?? 'white' },
    move: moveOn(line, board),
    isDecided: splitLine(line).some((item) => item.board === board && FATES.includes(item.kind)),
    withMove: (san) => setMove(line, board, san),
    withoutMove: () => removeMove(line, board),
  };
};
