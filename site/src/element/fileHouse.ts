import { FILE_FORMAT, type HomeFile } from 'chess-match/contract/viewers';
import type { House } from '../feed/house';
import { isDocument } from '../feed/store';

/** Whether something is a match in a file, as far as it must be to be drawn. */
const isFile = (value: unknown): value is HomeFile => {
  if (typeof value !== 'object' || value === null) return false;
  const { format, document, parts } = value as Readonly<Record<string, unknown>>;
  return format === FILE_FORMAT && isDocument(document) && typeof parts === 'object' && parts !== null;
};

/** A match out of the text of a file; null: it is none. */
export const readFile = (text: string): HomeFile | null => {
  try {
    const value: unknown = JSON.parse(text);
    return isFile(value) ? value : null;
  } catch {
    return null;
  }
};

/** A file in the place of a server: it answers for the match that is in it, and for nothing else. */
export const fileHouse = ({ document, parts }: HomeFile): House => {
  const files = new Map<string, unknown>([
    [`viewers/archive/${document.match.matchId ?? ''}.json`, document],
    ...Object.entries(parts).map(([id, part]) => [`viewers/past/${id}.json`, part] as const),
  ]);
  return {
    address: '',
    ask: (path) => {
      const found = files.get(String(path));
      const status = found === undefined ? 404 : 200;
      return Promise.resolve(new Response(JSON.stringify(found ?? null), { status }));
    },
  };
};
