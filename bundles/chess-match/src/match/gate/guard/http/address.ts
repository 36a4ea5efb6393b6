/** An address that means one thing only, however often it is decoded further on. */
export interface Address {
  /** Decoded, beginning with "/". */
  readonly path: string;
}

/** Longer than any address of ours: the log's filters are the longest, some 300 characters. */
const LONGEST = 2048;

/** What decodes to a separator, to an end of string, or to a second encoding: NodeCG decodes after it has matched. */
const SMUGGLED = /%(?:2f|5c|00|25)/i;

/** Everything else a browser writes as %XX. */
const PRINTABLE = /^[\x21-\x7e]*$/;

const CONTROL = /\p{Cc}/u;

const decoded = (path: string): string | null => {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
};

/** "a" of "/a/": an end without a name is a folder; an empty name before it is not. */
const isNamed = (segment: string, index: number, all: readonly string[]): boolean =>
  segment === '' ? index === all.length - 1 : !segment.startsWith('.');

/**
 * Reads the address of a request as strictly as it can be read: a path from the root, without traversal, hidden names,
 * backslashes or anything that decodes twice.
 * @returns null for what no page of ours ever asks for
 */
export const readAddress = (url: string): Address | null => {
  if (url.length > LONGEST || !url.startsWith('/') || !PRINTABLE.test(url)) return null;
  const raw = url.split('?', 1)[0] ?? '';
  if (SMUGGLED.test(raw) || raw.includes('\\') || raw.includes('#')) return null;
  const path = decoded(raw);
  if (path === null || CONTROL.test(path)) return null;
  return path.slice(1).split('/').every(isNamed) ? { path } : null;
};
