import type { ShowState, Suggestion } from '../state';
import { PASSING } from './passing';

/**
 * What comes and goes with an announcement, and the announcement read: its picture comes after it, not instead of it.
 */
const ANNOUNCED_MS = 7500;
/** One picture of a turn is read before the next one comes. */
const READ_MS = 8000;
/** A clock that is stopped for an undo or a card runs again before; what lasts longer is a break. */
const BREAK_MS = 20_000;

/** A suggestion that will be taken without asking. */
export interface Waiting {
  readonly id: string;
  /** Unix ms. */
  readonly dueAtMs: number;
}

const delayMs = ({ slots }: ShowState, { kind }: Suggestion): number => {
  if (kind === 'pause') return BREAK_MS;
  return PASSING.has(kind) && slots['key-change'].on ? ANNOUNCED_MS : 0;
};

const isAutomatic = ({ suggestions: { modes } }: ShowState, { kind }: Suggestion): boolean => modes[kind] === 'auto';

/**
 * Those that still wait, and the automatic ones that are new: each has its time, so that none stands in the place of
 * another.
 */
export const waitingAfter = (
  state: ShowState,
  waiting: readonly Waiting[],
  isNew: (id: string) => boolean,
  atMs: number,
): readonly Waiting[] => {
  const { open } = state.suggestions;
  const kept = waiting.filter(({ id }) => open.some((suggestion) => suggestion.id === id));
  let passing = 0;
  const fresh = open
    .filter((suggestion) => isAutomatic(state, suggestion) && isNew(suggestion.id))
    .map((suggestion) => {
      const before = PASSING.has(suggestion.kind) ? passing++ : 0;
      return { id: suggestion.id, dueAtMs: atMs + delayMs(state, suggestion) + before * READ_MS };
    });
  return [...kept, ...fresh];
};

/** What is to be taken now, if it is still open and automatic. */
export const dueOf = (state: ShowState, waiting: readonly Waiting[], atMs: number): readonly Suggestion[] => {
  const due = waiting.filter(({ dueAtMs }) => dueAtMs <= atMs).map(({ id }) => id);
  return state.suggestions.open.filter((suggestion) => due.includes(suggestion.id) && isAutomatic(state, suggestion));
};

/** When the next one is; null where none waits. Unix ms. */
export const nextDue = (waiting: readonly Waiting[]): number | null =>
  waiting.length === 0 ? null : Math.min(...waiting.map(({ dueAtMs }) => dueAtMs));
