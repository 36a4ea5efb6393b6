import type { HistoryView } from '@schemas/history';
import type { GameViews } from '../../games/common/game';
import {
  append,
  decideRedo,
  decideUndo,
  redoTarget,
  undoTarget,
  type Entry,
  type HistoryEvent,
} from '../../games/common/history';
import type { OpenMatch, Score } from '../openMatch';
import { NO_HISTORY } from './views';

type Step = HistoryView['undo'];

const scoreOf = ({ score }: GameViews): Score => ({ white: score.white, black: score.black });

/** The score as it would stand after that event; nothing is written. */
const scoreAfter = ({ game, history }: OpenMatch, event: HistoryEvent): Score =>
  scoreOf(game.project(append(game, history, event).state) as GameViews);

const step = (open: OpenMatch, target: Entry | null, event: HistoryEvent | null): Step => {
  const named = target === null ? null : open.game.undoLabel(target.event);
  if (named === null || event === null) return null;
  const seqs =
    event.type === 'takenBack' ? event.seqs : event.type === 'redone' ? (open.history.redoable.at(-1) ?? []) : [];
  return { ...named, count: Math.max(1, seqs.length), now: scoreOf(open.views), then: scoreAfter(open, event) };
};

/** What undo and redo would take back or bring again, with the score before and after. */
export const historyView = (open: OpenMatch | null): HistoryView => {
  if (open === null) return NO_HISTORY;
  const { game, history } = open;
  const undo = decideUndo(game, history, 0, null);
  const redo = decideRedo(history, 0);
  return {
    undo: step(open, undoTarget(game, history), undo.ok ? undo.value : null),
    redo: step(open, redoTarget(history), redo.ok ? redo.value : null),
  };
};
