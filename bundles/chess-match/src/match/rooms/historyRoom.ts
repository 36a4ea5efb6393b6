import type { Problem } from '@schemas/draft';
import { decideRedo, decideUndo, type HistoryEvent } from '../../rules/common/history';
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

export const redo: Room<'redo'> = ({ open, nowMs }) =>
  open === null ? err(refuse('match/none_open', {})) : asChange(open, decideRedo(open.history, nowMs));
