type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/**
 * `next` of JSON, with every part that says what `known` says there taken from `known`: what did not change stays the
 * same object, though it came anew with something beside it that did.
 */
export const keepSame = <T>(known: unknown, next: T): T => {
  if (!isTree(known) || !isTree(next) || Array.isArray(known) !== Array.isArray(next)) return next;
  const kept = Object.entries(next).map(([name, value]) => [name, keepSame(known[name], value)] as const);
  const isSame = kept.length === Object.keys(known).length && kept.every(([name, value]) => known[name] === value);
  if (isSame) return known as T;
  return (Array.isArray(next) ? kept.map(([, value]) => value) : Object.fromEntries(kept)) as T;
};
