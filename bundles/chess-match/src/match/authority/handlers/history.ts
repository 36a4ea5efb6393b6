import type { Problem } from '@schemas/draft';
import { decideAmend } from '../../../games/common/amend';
import { isOfGame, type HistoryEvent } from '../../../games/common/entry';
import { isReasonDue, namesOf, type Fact } from '../../../games/common/facts';
import { decideRedo, decideUndo, undoTarget } from '../../../games/common/undo';
import { decideTakeBack } from '../../../games/common/takeBack';
import { err, ok, type Result } from '../../../games/common/result';
import { refuse } from '../../base/errors';
import type { OpenMatch } from '../openMatch';
import { advanced, type Change } from '../decide';
import { isNoReason } from '../noReason';
import type { UndoneTurn } from '../drafts/drafts';
import type { MatchHandler } from './handler';

/** Of each thread the first turn among entries that are taken back: it is to be made again. */
const undoneTurns = ({ game, history }: OpenMatch, seqs: readonly number[]): readonly UndoneTurn[] => {
  const turns: UndoneTurn[] = [];
  for (const [seq, fact] of namesOf(game, history, seqs)) {
    const event = history.entries[seq - 1]?.event;
    if (fact.kind !== 'turn' || event === undefined || !isOfGame(event)) continue;
    const thread = game.threadOf(event);
    if (!turns.some((turn) => turn.thread === thread)) turns.push({ thread, line: fact.line });
  }
  return turns;
};

const seqsOf = (event: HistoryEvent): readonly number[] => {
  switch (event.type) {
    case 'undone':
      return [event.seq];
    case 'takenBack':
      return event.seqs;
    case 'redone':
    case 'amended':
      return [];
  }
};

const asChange = (open: OpenMatch, decided: Result<HistoryEvent, Problem>): Result<Change, Problem> => {
  if (!decided.ok) return decided;
  const { value: event } = decided;
  return ok({ ...advanced(open, [event]), undone: undoneTurns(open, seqsOf(event)) });
};

/** The last fact, as the rules name it. */
const lastFact = ({ game, history }: OpenMatch, thread: string | null): Fact | undefined => {
  const target = undoTarget(game, history, thread);
  return target === null ? undefined : namesOf(game, history, [target.seq]).get(target.seq);
};

/** B27 the last fact taken back; the entry stays in the journal. @returns reason/missing for what is no turn */
export const undo: MatchHandler<'undo'> = {
  of: 'match',
  decide: ({ open, nowMs }, { type, reason, thread = null }) => {
    if (open === null) return err(refuse('match/none_open', {}));
    const fact = lastFact(open, thread);
    if (fact !== undefined && isReasonDue(fact) && isNoReason(reason)) return err(refuse('reason/missing', { type }));
    return asChange(open, decideUndo(open.game, open.history, nowMs, reason, thread));
  },
};

/** B27 the last turns taken back at once. */
export const takeBack: MatchHandler<'takeBack'> = {
  of: 'match',
  decide: ({ open, nowMs }, { turns, reason, clocks }) =>
    open === null
      ? err(refuse('match/none_open', {}))
      : asChange(open, decideTakeBack(open.game, open.history, nowMs, { turns, reason, clocks })),
};

export const redo: MatchHandler<'redo'> = {
  of: 'match',
  decide: ({ open, nowMs }, { thread = null }) =>
    open === null
      ? err(refuse('match/none_open', {}))
      : asChange(open, decideRedo(open.game, open.history, nowMs, thread)),
};

/** B27 turns of the past made others, and everything after them made again on the corrected game. */
export const correctTurns: MatchHandler<'correctTurns'> = {
  of: 'match',
  decide: ({ open, nowMs }, { type, edits, cutFrom, reason, clocks }) => {
    if (open === null) return err(refuse('match/none_open', {}));
    const { game, history } = open;
    if (game.replayer === undefined) return err(refuse('command/not_here', { type, game: game.id }));
    return asChange(open, decideAmend(game, game.replayer, history, nowMs, { edits, cutFrom, reason, clocks }));
  },
};
