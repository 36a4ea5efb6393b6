import type { Problem } from '@schemas/draft';
import { outOf } from '../../../games/common/counted';
import type { NoteEvent } from '../../../games/common/entry';
import { err, ok, type Result } from '../../../games/common/result';
import { refuse } from '../../base/errors';
import type { OpenMatch } from '../openMatch';
import { advanced, type Change } from '../decide';
import type { MatchHandler } from './handler';

const asChange = (open: OpenMatch, event: NoteEvent): Result<Change, Problem> => ok(advanced(open, [event]));

/** What happened in the hall, in free words: part of the match's journal, of no consequence to the game. */
export const noteIncident: MatchHandler<'noteIncident'> = {
  of: 'match',
  decide: ({ open, nowMs, actor }, { kind, text }) => {
    if (open === null) return err(refuse('match/none_open', {}));
    if (text.trim() === '') return err(refuse('incident/empty', {}));
    return asChange(open, { type: 'incidentNoted', atMs: nowMs, kind, text: text.trim(), actor });
  },
};

/** An incident noted in error stays, struck through. */
export const strikeIncident: MatchHandler<'strikeIncident'> = {
  of: 'match',
  decide: ({ open, nowMs, actor }, { seq, reason }) => {
    if (open === null) return err(refuse('match/none_open', {}));
    const { entries } = open.history;
    const isStruck = entries.some(
      ({ event }) => event.type === 'incidentStruck' && 'seq' in event && event.seq === seq,
    );
    if (entries[seq - 1]?.event.type !== 'incidentNoted' || isStruck || outOf(open.history).has(seq))
      return err(refuse('incident/unknown', { seq }));
    return asChange(open, { type: 'incidentStruck', atMs: nowMs, seq, reason, actor });
  },
};
