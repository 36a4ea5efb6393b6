import type { Problem } from '@schemas/draft';
import { decideRedo, decideTakeBack, decideUndo, type HistoryEvent } from '../../rules/common/history';
import { err, ok, type Result } from '../../rules/common/result';
import { refuse } from '../errors';
import { advance, type OpenMatch } from '../openMatch';
import type { Change, Room } from './change';

const asChange = (open: OpenMatch, decided: Result<HistoryEvent, Problem>): Result<Change, Problem> =>
  decided.ok
    ? ok({ match: advance(open, [decided.value]), created: false, opened: false, events: [decided.value] })
    : decided;

/** B27 the last fact taken back; the entry stays in the journal. */
export const undo: Room<'undo'> = ({ open, nowMs }, { reason }) =>
  open === null
    ? err(refuse('match/none_open', {}))
    : asChange(open, decideUndo(open.game, open.history, nowMs, reason));

/** B27 the last turns taken back at once. */
export const takeBack: Room<'takeBack'> = ({ open, nowMs }, { turns, reason }) =>
  open === null
    ? err(refuse('match/none_open', {}))
    : asChange(open, decideTakeBack(open.game, open.history, nowMs, { turns, reason }));

export const redo: Room<'redo'> = ({ open, nowMs }) =>
  open === null ? err(refuse('match/none_open', {})) : asChange(open, decideRedo(open.history, nowMs));
