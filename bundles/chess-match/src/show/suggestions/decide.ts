import type { Problem } from '@schemas/draft';
import { err, ok, type Result } from '../../games/common/result';
import { changesOf } from '../changesOf';
import type { CommandOf } from '../commands';
import { anyMoving } from '../decideAir';
import { refuse } from '../errors';
import type { ShowEvent } from '../events';
import { placing } from '../placing';
import type { Suggestion, ShowState } from '../state';
import { PASSING } from './passing';
import { reasonsOf, type Situation } from './reasons';

type Decided = Result<ShowEvent, Problem>;
type SuggestionsMade = Extract<ShowEvent, { readonly type: 'suggestionsMade' }>;

const openSuggestion = ({ suggestions }: ShowState, id: string): Suggestion | undefined =>
  suggestions.open.find((suggestion) => suggestion.id === id);

/** Into the preview: what it brings, and what goes for it. */
export const cueSuggestion = (
  state: ShowState,
  { suggestion: id }: CommandOf<'cueSuggestion'>,
  atMs: number,
): Decided => {
  const suggestion = openSuggestion(state, id);
  if (suggestion === undefined) return err(refuse('suggestion/gone', { suggestion: id }));
  const { airs, alone } = suggestion;
  return ok({ type: 'airsCued', airs: changesOf(state, airs, alone), alone, atMs });
};

/** One that would change nothing on air any more is only put aside. */
export const acceptSuggestion = (
  state: ShowState,
  { suggestion: id }: CommandOf<'acceptSuggestion'>,
  atMs: number,
): Decided => {
  const suggestion = openSuggestion(state, id);
  if (suggestion === undefined) return err(refuse('suggestion/gone', { suggestion: id }));
  const asked = changesOf(state, suggestion.airs, suggestion.alone);
  if (asked.length === 0) return ok({ type: 'suggestionIgnored', suggestion: id, atMs });
  const airs = placing(state, asked, !suggestion.alone);
  const moving = anyMoving(state, asked, atMs);
  return moving === null ? ok({ type: 'graphicsTaken', airs, item: null, suggestion: id, atMs }) : err(moving);
};

export const ignoreSuggestion = (
  state: ShowState,
  { suggestion: id }: CommandOf<'ignoreSuggestion'>,
  atMs: number,
): Decided =>
  openSuggestion(state, id) === undefined
    ? err(refuse('suggestion/gone', { suggestion: id }))
    : ok({ type: 'suggestionIgnored', suggestion: id, atMs });

/**
 * What suggestions there are after the match changed. Those whose reason is gone (undone, or a later turn made) go; new
 * reasons are suggested unless the mode of their kind is "off", or what they suggest is on air already.
 * @param situation the match now; null when none is open
 * @param isStepBack turns were taken back: what an earlier one gave reason for was suggested in its time
 * @returns null when the same reasons stand as before
 */
export const reviewSuggestions = (
  state: ShowState,
  situation: Situation | null,
  atMs: number,
  isStepBack = false,
): SuggestionsMade | null => {
  const { known, open, modes } = state.suggestions;
  const reasons = situation === null ? [] : reasonsOf(situation, known);
  const ids = reasons.map(({ id }) => id);
  if (ids.length === known.length && ids.every((id) => known.includes(id))) return null;
  const isNew = ({ id, kind, airs, alone }: Suggestion): boolean =>
    !known.includes(id) &&
    !(isStepBack && PASSING.has(kind)) &&
    modes[kind] !== 'off' &&
    changesOf(state, airs, alone).length > 0;
  const fresh = reasons.filter(isNew);
  return {
    type: 'suggestionsMade',
    known: ids,
    open: [...open.filter(({ id }) => ids.includes(id)), ...fresh],
    atMs,
  };
};
