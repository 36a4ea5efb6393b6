import type { Problem } from '@schemas/draft';
import { err, ok, type Result } from '../../games/common/result';
import { changesOf } from '../changesOf';
import type { CommandOf } from '../commands';
import { refuse } from '../errors';
import type { ShowEvent } from '../events';
import { compatible } from '../placing';
import type { Rundown, ShowState } from '../state';

type Decided = Result<ShowEvent, Problem>;

export const cueItem = (state: ShowState, { item: id }: CommandOf<'cueItem'>, atMs: number): Decided => {
  const item = state.rundown.items.find((known) => known.id === id);
  if (item === undefined) return err(refuse('rundown/unknown_item', { item: id }));
  return ok({ type: 'itemCued', item: id, airs: compatible(changesOf(state, item.airs, item.alone)), atMs });
};

const changedProblem = ({ version }: Rundown, seen: number): Problem | null =>
  version === seen ? null : refuse('rundown/changed', { expected: seen, actual: version });

export const setRundown = (
  { rundown }: ShowState,
  { rundownVersion, items }: CommandOf<'setRundown'>,
  atMs: number,
): Decided => {
  const problem = changedProblem(rundown, rundownVersion);
  if (problem !== null) return err(problem);
  const twice = items.find(({ id }, index) => items.findIndex((other) => other.id === id) !== index);
  if (twice !== undefined) return err(refuse('rundown/duplicate_item', { item: twice.id }));
  return ok({ type: 'rundownSet', items, atMs });
};

export const planEvening = (
  { rundown }: ShowState,
  { rundownVersion, slotEnd, games, breakMinutes, turns }: CommandOf<'planEvening'>,
  atMs: number,
): Decided => {
  const problem = changedProblem(rundown, rundownVersion);
  if (problem !== null) return err(problem);
  return ok({ type: 'eveningPlanned', plan: { slotEnd, games, breakMinutes, turns }, atMs });
};

export const undoRundown = (
  { rundown }: ShowState,
  { rundownVersion }: CommandOf<'undoRundown'>,
  atMs: number,
): Decided => {
  const problem = changedProblem(rundown, rundownVersion);
  if (problem !== null) return err(problem);
  return rundown.before.length === 0 ? err(refuse('rundown/nothing_to_undo', {})) : ok({ type: 'rundownUndone', atMs });
};

export const redoRundown = (
  { rundown }: ShowState,
  { rundownVersion }: CommandOf<'redoRundown'>,
  atMs: number,
): Decided => {
  const problem = changedProblem(rundown, rundownVersion);
  if (problem !== null) return err(problem);
  return rundown.after.length === 0 ? err(refuse('rundown/nothing_to_redo', {})) : ok({ type: 'rundownRedone', atMs });
};
