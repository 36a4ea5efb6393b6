import type { TurnWords } from '../../../../operator/turn/lacks';

/** The boards that still need a move, and that something else on the line is wrong. */
const lacks: TurnWords['lacks'] = ({ draft }, { turn }) => {
  const isWrong = draft.items.some(({ kind, board, problem }) => {
    const isNamed = kind === 'move' && board !== null && draft.lacks.includes(board);
    return problem !== null && !isNamed;
  });
  return isWrong ? `${turn.lacks(draft.lacks)} · ${turn.mend}` : turn.lacks(draft.lacks);
};

export const TURN_WORDS: TurnWords = { lacks, ready: (_snapshot, { turn }) => turn.ready };
