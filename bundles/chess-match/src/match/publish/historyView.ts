import type { HistoryView } from '@schemas/history';
import type { GameViews } from '../../games/common/views';
import type { HistoryEvent } from '../../games/common/entry';
import { isReasonDue, namesOf } from '../../games/common/facts';
import { append } from '../../games/common/history';
import { decideRedo, decideUndo, redoGroup, undoTarget } from '../../games/common/undo';
import type { Score } from '../authority/gamesOfMatch';
import type { OpenMatch } from '../authority/openMatch';

type Step = HistoryView['undo'];
/** Without the version, which goes on where the steps stay. */
type Steps = Omit<HistoryView, 'version'>;

const scoreOf = ({ score }: GameViews): Score => ({ white: score.white, black: score.black });

/** The score as it would stand after that event; nothing is written. */
const scoreAfter = ({ game, history }: OpenMatch, event: HistoryEvent): Score =>
  scoreOf(game.project(append(game, history, event).state) as GameViews);

/** @param seqs what goes together @param first the one it is named by */
const step = (open: OpenMatch, seqs: readonly number[], first: number | undefined, event: HistoryEvent): Step => {
  const names = namesOf(open.game, open.history, [...seqs, ...(first === undefined ? [] : [first])]);
  const named = first === undefined ? undefined : names.get(first);
  if (named === undefined) return null;
  const { label, kind, line } = named;
  const others = seqs.filter((seq) => seq !== first).flatMap((seq) => names.get(seq)?.label ?? []);
  return {
    label,
    kind,
    line,
    reasonDue: event.type !== 'redone' && isReasonDue(named),
    count: Math.max(1, seqs.length),
    with: others,
    now: scoreOf(open.views),
    then: scoreAfter(open, event),
  };
};

const undoOf = (open: OpenMatch, thread: string | null): Step => {
  const { game, history } = open;
  const undo = decideUndo(game, history, 0, null, thread);
  if (!undo.ok) return null;
  const { value: event } = undo;
  return step(open, event.type === 'takenBack' ? event.seqs : [], undoTarget(game, history, thread)?.seq, event);
};

const redoOf = (open: OpenMatch, thread: string | null): Step => {
  const { game, history } = open;
  const redo = decideRedo(game, history, 0, thread);
  const group = redoGroup(game, history, thread) ?? [];
  return redo.ok ? step(open, group, group[0], redo.value) : null;
};

const stepsOf = (open: OpenMatch, thread: string | null) => ({
  undo: undoOf(open, thread),
  redo: redoOf(open, thread),
});

/** What undo and redo would take back or bring again, with the score before and after: over all, and in each thread. */
export const historyView = (open: OpenMatch | null): Steps => {
  if (open === null) return { undo: null, redo: null, threads: [] };
  const all = stepsOf(open, null);
  const { threads } = open.views.match;
  const single = threads.length === 1;
  return { ...all, threads: threads.map(({ id }) => ({ thread: id, ...(single ? all : stepsOf(open, id)) })) };
};
