import {
  boardModels,
  draftedOn as moveOn,
  entryOf,
  isInPlay,
  removeMove,
  setMove,
  settlesBranch,
  splitLine,
} from 'chess-match/games/business';
import type { DraftedOn } from '../../boards/drafted';

/** Of a turn on several boards, one of which may only be branched off in it. */
export const draftedOn: DraftedOn = ({ boards, draft, moves, own }, board) => {
  const { line } = draft;
  const model = boardModels({ views: boards, draft, entry: entryOf({ entry: own }), moves, line }).find(
    (each) => each.board === board,
  );
  if (model === undefined || !isInPlay(model)) return null;
  const source = boards.find((each) => each.board === (model.mother ?? board));
  return {
    ground: { pieces: model.before.pieces, moves: model.moves, toMove: source?.toMove ?? 'white' },
    move: moveOn(line, board),
    isDecided: splitLine(line).some(
      ({ kind, ...item }) => item.board === board && kind !== 'move' && settlesBranch(kind),
    ),
    withMove: (san) => setMove(line, board, san),
    withoutMove: () => removeMove(line, board),
  };
};
