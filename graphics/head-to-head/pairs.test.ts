import { describe, expect, it } from 'vitest';
import { PEOPLE } from '../air/people/fixtures';
import { pairingsOf, pairOf } from './pairs';

const content = { what: 'people', board: null, one: null, other: null } as const;

const ids = (pair: ReturnType<typeof pairOf>) => pair && [pair.left?.person.id, pair.right?.person.id];

describe('who is compared', () => {
  it('are captains, those of one board, or two by name', () => {
    expect(ids(pairOf({ ...content, what: 'captains' }, PEOPLE))).toEqual(['w1', 'b1']);
    expect(ids(pairOf({ ...content, what: 'board', board: 3 }, PEOPLE))).toEqual(['w3', 'b3']);
    expect(ids(pairOf({ ...content, one: 'b2', other: 'c1' }, PEOPLE))).toEqual(['b2', 'c1']);
  });

  it('is nobody where nobody is entered, or he is no more', () => {
    expect(ids(pairOf({ ...content, what: 'board', board: 9 }, PEOPLE))).toEqual([undefined, undefined]);
    expect(ids(pairOf({ ...content, one: 'gone' }, PEOPLE))).toEqual([undefined, undefined]);
  });

  it('are no two people where teams or all pairings are asked for', () => {
    expect([pairOf({ ...content, what: 'teams' }, PEOPLE), pairOf({ ...content, what: 'pairings' }, PEOPLE)]).toEqual([
      null,
      null,
    ]);
  });

  it('are all boards of the match at which somebody sits', () => {
    const four = {
      ...PEOPLE,
      black: { ...PEOPLE.black, people: PEOPLE.black.people.filter(({ seat }) => seat !== 2) },
    };
    const all = pairingsOf(four, 3);
    expect(all.map(({ board, left, right }) => [board, left?.person.id, right?.person.id])).toEqual([
      [1, 'w1', 'b1'],
      [2, 'w2', undefined],
      [3, 'w3', 'b3'],
    ]);
    expect(
      pairingsOf({ ...PEOPLE, white: { ...PEOPLE.white, people: [] }, black: { ...PEOPLE.black, people: [] } }, 5),
    ).toEqual([]);
  });
});
