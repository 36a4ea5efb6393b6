type Tree = Record<string, unknown>;

/** A place of a value that is others than before. */
export interface Write {
  /** Names and indices on the way there, its own last. */
  readonly at: readonly string[];
  readonly value: unknown;
}

/** What a write says beside its value, in bytes, at most. */
const ENVELOPE = 150;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** The host tells the way to a place as a path with slashes; and what is compared as JSON keeps the order of names. */
const isWalked = (known: Tree, next: Tree): boolean => {
  const names = Object.keys(known);
  const nextNames = Object.keys(next);
  if (Array.isArray(known) !== Array.isArray(next) || names.length > nextNames.length) return false;
  if (names.some((name, index) => name !== nextNames[index] || name === '' || /[/~]/.test(name))) return false;
  return Array.isArray(next) || names.length === nextNames.length;
};

const places = (known: unknown, next: unknown, at: readonly string[]): readonly Write[] => {
  if (known === next) return [];
  if (!isTree(known) || !isTree(next) || !isWalked(known, next)) return [{ at, value: next }];
  return Object.entries(next).flatMap(([name, value]) => places(known[name], value, [...at, name]));
};

/**
 * The places in which `next` of JSON is others than `known`: a list that grew has its new items alone, all else of an
 * object whose names are others, or of a list that became shorter, is one place.
 * @returns null where the whole is no longer than they are, of `length`
 */
export const writesOf = (known: unknown, next: unknown, length: number): readonly Write[] | null => {
  const writes = places(known, next, []);
  const size = writes.reduce((sum, { value }) => sum + ENVELOPE + JSON.stringify(value).length, 0);
  return size < length && writes.every(({ at }) => at.length > 0) ? writes : null;
};

/** Writes a copy of its own into `held`, a value as `known` was. */
export const writeInto = (held: unknown, { at, value }: Write): void => {
  const room = at.slice(0, -1).reduce((place, name) => (place as Tree)[name], held) as Tree;
  room[at.at(-1) ?? ''] = structuredClone(value);
};
