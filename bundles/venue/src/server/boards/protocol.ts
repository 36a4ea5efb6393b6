import { readPieces, type Pieces } from './wood';

/** What DGT LiveChess tells of a wooden board. */
export interface BoardState {
  readonly serial: string;
  /** Null: LiveChess knows it and has nothing of it yet. */
  readonly state: string | null;
  /** As the board tells it: percent or volts. */
  readonly battery: string | null;
  readonly pieces: Pieces | null;
}

/** A message of LiveChess, as far as it matters here. */
export type Message =
  | { readonly kind: 'boards'; readonly id: number; readonly boards: readonly BoardState[] }
  /** Only what changed: no pieces, nothing new of them. */
  | { readonly kind: 'event'; readonly feed: number; readonly pieces: Pieces | null }
  | { readonly kind: 'done'; readonly id: number }
  | { readonly kind: 'refused'; readonly id: number };

type Fields = Readonly<Record<string, unknown>>;

/** More serial numbers than any hall has boards are somebody's mistake. */
const MOST_BOARDS = 100;
const SERIAL = /^[\w.-]{1,40}$/;

const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;

const textOf = (value: unknown, longest: number): string | null =>
  typeof value === 'string' && value !== '' ? value.slice(0, longest) : null;

const stateOf = (value: unknown): readonly BoardState[] => {
  const board = fieldsOf(value);
  const serial = board?.['serialnr'];
  if (board === null || typeof serial !== 'string' || !SERIAL.test(serial)) return [];
  const [state, battery] = [textOf(board['state'], 20), textOf(board['battery'], 12)];
  return [{ serial, state, battery, pieces: readPieces(board['board']) }];
};

/** Anything that is no message of LiveChess gives null; what it says beyond this is left. */
export const readMessage = (text: string): Message | null => {
  let said: Fields | null;
  try {
    said = fieldsOf(JSON.parse(text));
  } catch {
    return null;
  }
  const [id, param] = [said?.['id'], said?.['param']];
  if (said === null || typeof id !== 'number') return null;
  switch (said['response']) {
    case 'call':
      return Array.isArray(param)
        ? { kind: 'boards', id, boards: param.slice(0, MOST_BOARDS).flatMap(stateOf) }
        : { kind: 'done', id };
    case 'feed':
      return { kind: 'event', feed: id, pieces: readPieces(fieldsOf(param)?.['board']) };
    case 'error':
      return { kind: 'refused', id };
    default:
      return null;
  }
};

export const askBoards = (id: number): string => JSON.stringify({ id, call: 'eboards' });

/** @param feed under which number its events are to come */
export const askEvents = (id: number, feed: number, serial: string): string =>
  JSON.stringify({
    id,
    call: 'subscribe',
    param: { feed: 'eboardevent', id: feed, param: { serialnr: serial } },
  });
