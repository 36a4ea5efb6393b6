import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeInto, writesOf } from './writes';

const ENDLESS = Number.POSITIVE_INFINITY;

const json = fc.letrec((tie) => ({
  leaf: fc.oneof(fc.constantFrom(null, true, 7, 'e4', '')),
  value: fc.oneof({ maxDepth: 4 }, tie('leaf'), tie('list'), tie('names')),
  list: fc.array(tie('value'), { maxLength: 4 }),
  names: fc.dictionary(fc.constantFrom('a', 'b', 'c/d', '~1', '0', ''), tie('value'), {
    maxKeys: 4,
    noNullPrototype: true,
  }),
})).value;

/** What is held when all of it was written; the whole where it has to be. */
const written = (known: unknown, next: unknown): string => {
  const held: unknown = structuredClone(known);
  const writes = writesOf(known, next, ENDLESS);
  if (writes === null) return JSON.stringify(next);
  for (const write of writes) writeInto(held, write);
  return JSON.stringify(held);
};

describe('writing what is others', () => {
  it('ends in what was to be held, to the letter', () => {
    fc.assert(
      fc.property(json, json, (known, next) => {
        expect(written(known, next)).toBe(JSON.stringify(next));
      }),
    );
    fc.assert(
      fc.property(fc.array(json), fc.array(json), json, (first, more, last) => {
        const [known, next] = [{ turns: [...first, last] }, { turns: [...first, ...more] }];
        expect(written(known, next)).toBe(JSON.stringify(next));
      }),
    );
  });

  it('is the new items of a list that grew, and the one that changed in it', () => {
    const turn = (ply: number, white: number) => ({ ply, white, boards: [{ board: 1, pieces: { e4: 'wP' } }] });
    const known = { matchId: 'a', turns: [turn(1, 0), turn(2, 0)] };
    const next = { matchId: 'a', turns: [turn(1, 0), turn(2, 4), turn(3, 4)] };
    expect(writesOf(known, next, ENDLESS)).toEqual([
      { at: ['turns', '1', 'white'], value: 4 },
      { at: ['turns', '2'], value: turn(3, 4) },
    ]);
  });

  it('is nothing where the whole is shorter', () => {
    const known = { a: 1, b: 1, c: 1 };
    const next = { a: 2, b: 2, c: 2 };
    expect(writesOf(known, next, JSON.stringify(next).length)).toBeNull();
  });

  it('holds copies: what the host does with them changes nothing of what was told', () => {
    const next = { turns: [{ ply: 1 }] };
    const held: { turns: { ply: number }[] } = { turns: [] };
    for (const write of writesOf({ turns: [] }, next, ENDLESS) ?? []) writeInto(held, write);
    held.turns[0]!.ply = 9;
    expect(next.turns[0]?.ply).toBe(1);
  });
});
