import type { Problem } from '../../../common/problem';
import { err, ok, type Result } from '../../../common/result';
import { refuse } from '../../rules/errors';
import { sansNow } from '../../rules/legalAfter';
import type { BoardId } from '../../rules/seats';
import type { State } from '../../rules/state';

/** "bxa8(Q)" */
const PROMOTION = /\(([QRBN])\)/i;
/** "xe6": a pawn takes, and its file is left out. */
const FROM_NOWHERE = /^x[a-h][1-8]/;

/**
 * A move of a record as the rules read it. One dialect leaves out the file of a pawn that takes: it is put in where one
 * pawn alone can.
 * @returns move/ambiguous where several can
 */
export const spelled = (state: State, board: BoardId, written: string): Result<string, Problem> => {
  const text = written.replace(PROMOTION, '=$1');
  if (!FROM_NOWHERE.test(text)) return ok(text);
  const candidates = sansNow(state, board)
    .map(({ san }) => san)
    .filter((san) => /^[a-h]x/.test(san) && san.slice(1, 4) === text.slice(0, 3));
  const [file, ...others] = new Set(candidates.map((san) => san.slice(0, 1)));
  if (others.length > 0) return err(refuse('move/ambiguous', { board, text, candidates }, text));
  return ok(`${file ?? ''}${text}`);
};
