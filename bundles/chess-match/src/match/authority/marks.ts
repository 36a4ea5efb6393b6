/**
 * No writing puts more marks on a letter; further ones stand over the lines above and below, on air and on every page.
 */
const MOST = 4;
const STACKED = new RegExp(`(\\p{M}{${MOST}})\\p{M}+`, 'gu');

/** The same with at most so many marks on each letter, in every text it holds. @param value JSON */
export const withFewMarks = <T>(value: T): T => {
  const tidied = (part: unknown): unknown => {
    if (typeof part === 'string') return part.replace(STACKED, '$1');
    if (Array.isArray(part)) return part.map(tidied);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, inside]) => [name, tidied(inside)]));
  };
  return tidied(value) as T;
};
