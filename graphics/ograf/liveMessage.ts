import type { LiveMessage } from 'chess-match/client';

/** Of this shape messages are drawn; one of another shape is not. */
const SHAPE = 1;

/** A message of the plain socket; null for a text that is none. */
export const readMessage = (text: string): LiveMessage | null => {
  try {
    const { v, at, state } = JSON.parse(text) as Partial<Record<keyof LiveMessage, unknown>>;
    const isTold = v === SHAPE && typeof at === 'number' && typeof state === 'object' && state !== null;
    return isTold ? (JSON.parse(text) as LiveMessage) : null;
  } catch {
    return null;
  }
};
