import type { Problem } from '@schemas/draft';
import { decideRedo, decideTakeBack, decideUndo, isOfGame, type HistoryEvent } from '../../../games/common/history';
import { err, ok, type Result } from '../../../games/common/result';
import { refuse } from '../../errors';
import type { OpenMatch } from '../../openMatch';
import { advanced, type Change } from '../decide';
import type { MatchHandler } from './handler';

/** The line of the first turn among entries that are taken back, or null. */
const undoneLine = ({ game, history: { entries } }: OpenMatch, seqs: readonly number[]): string | null => {
  for (const { seq, event } of entries) {
    const named = seqs.includes(seq) && isOfGame(event) ? game.undoLabel(event) : null;
    if (named?.kind === 'turn') return named.line;
  }
  return null;
};

const seqsOf = (event: HistoryEvent): readonly number[] => {
  switch (event.type) {
    case 'undone':
      return [event.seq];
    case 'takenBack':
      return event.seqs;
    case 'redone':
      return [];
  }
};

const asChange = (open: OpenMatch, decided: Result<HistoryEvent, Problem>): Result<Change, Problem> => {
  if (!decided.ok) return decided;
  const { value: event } = decided;
  return ok({ ...advanced(open, [event]), undone: undoneLine(open, seqsOf(event)) });
};

/** B27 the last fact taken back; the entry stays in the journal. */
export const undo: MatchHandler<'undo'> = {
  of: 'match',
  decide: ({ open, nowMs }, { reason }) =>
    open === null
      ? err(refuse('match/none_open', {}))
      : asChange(open, decideUndo(open.game, open.history, nowMs, reason)),
};

/** B27 the last turns taken back at once. */
export const takeBack: MatchHandler<'takeBack'> = {
  of: 'match',
  decide: ({ open, nowMs }, { turns, reason }) =>
    open === null
      ? err(refuse('match/none_open', {}))
      : asChange(open, decideTakeBack(open.game, open.history, nowMs, { turns, reason })),
};

export const redo: MatchHandler<'redo'> = {
  of: 'match',
  decide: ({ open, nowMs }) =>
    open === null ? err(refuse('match/none_open', {})) : asChange(open, decideRedo(open.history, nowMs)),
};
