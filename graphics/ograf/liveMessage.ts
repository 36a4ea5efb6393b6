import type { LiveMessage, LiveState } from 'chess-match/client';

/** Of this shape messages are drawn; one of another shape is not. */
const SHAPE = 1;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const LISTS = ['boards', 'turns', 'speaking'] as const satisfies readonly (keyof LiveState)[];
const OBJECTS = [
  'match',
  'clocks',
  'score',
  'course',
  'play',
  'people',
  'statistics',
  'spoken',
  'air',
] as const satisfies readonly (keyof LiveState)[];

const isState = (state: Partial<Record<keyof LiveState, unknown>>): boolean =>
  LISTS.every((name) => Array.isArray(state[name])) && OBJECTS.every((name) => isObject(state[name]));

const isMessage = (value: unknown): value is LiveMessage => {
  const { v, at, state } = (value ?? {}) as Partial<Record<keyof LiveMessage, unknown>>;
  return v === SHAPE && typeof at === 'number' && isObject(state) && isState(state);
};

/** A message of the plain socket; null for a text that is none. */
export const readMessage = (text: string): LiveMessage | null => {
  try {
    const value: unknown = JSON.parse(text);
    return isMessage(value) ? value : null;
  } catch {
    return null;
  }
};
