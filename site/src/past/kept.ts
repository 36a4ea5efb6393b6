import { presentDocument, type HomeDocument, type HomeKept } from 'chess-match/contract/viewers';
import { isDocument } from '../feed/store';

const isRow = (row: unknown): boolean => typeof (row as Partial<HomeKept> | null)?.matchId === 'string';

const isList = (value: unknown): value is readonly HomeKept[] => Array.isArray(value) && value.every(isRow);

/** What an address holds; null: nothing is there. Whatever else is answered says nothing of that: it rejects. */
const load = async <T>(
  path: string,
  isRight: (value: unknown) => value is T,
  signal: AbortSignal,
  ask: typeof fetch,
): Promise<T | null> => {
  const response = await ask(path, { signal });
  if (response.status === 404) return null;
  const value: unknown = response.ok ? await response.json() : null;
  if (!isRight(value)) throw new Error(`${path}: ${response.status}`);
  return value;
};

/** A match that is over, as it was kept; null: there is none. */
export const loadKept = async (matchId: string, signal: AbortSignal, ask = fetch): Promise<HomeDocument | null> => {
  const stored = await load(`viewers/archive/${matchId}.json`, isDocument, signal, ask);
  return stored && presentDocument(stored);
};

/** The matches that are over, the newest first. */
export const loadKeptList = async (signal: AbortSignal, ask = fetch): Promise<readonly HomeKept[]> =>
  (await load('viewers/archive/index.json', isList, signal, ask)) ?? [];
