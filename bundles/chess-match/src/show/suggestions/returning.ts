import type { ShowEvent } from '../events';
import type { Returning, ShowState } from '../state';
import type { SuggestionKind } from './modes';
import { PASSING } from './passing';

/** Takes that will be undone by themselves; null where there are none, or a hand has changed what is on air since. */
export const pendingReturn = ({ airVersion, suggestions: { returning } }: ShowState): Returning | null =>
  returning?.airVersion === airVersion ? returning : null;

/**
 * After suggestions were taken by rule: when the picture goes back to what was on before the first of them. A return
 * that is still to come takes the earlier ones with it.
 * @param before the show before them
 * @param kinds of the suggestions that were taken
 * @returns null where nothing goes back: no such rule, nothing taken, or something to stay was among it
 */
export const planReturn = (before: ShowState, kinds: readonly SuggestionKind[], atMs: number): ShowEvent | null => {
  const { returnSeconds } = before.suggestions;
  if (returnSeconds === null || kinds.length === 0 || !kinds.every((kind) => PASSING.has(kind))) return null;
  const takes = kinds.length + (pendingReturn(before)?.takes ?? 0);
  return { type: 'returnPlanned', takes, dueAtMs: atMs + returnSeconds * 1000, atMs };
};

/** What undoes the takes that are due to go; nothing before their time. */
export const dueReturn = (state: ShowState, atMs: number): readonly ShowEvent[] => {
  const pending = pendingReturn(state);
  if (pending === null || atMs < pending.dueAtMs) return [];
  return Array.from({ length: pending.takes }, () => ({ type: 'airUndone', atMs }) as const);
};
