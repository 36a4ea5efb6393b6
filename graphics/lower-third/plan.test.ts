import type { PeopleView } from 'chess-match/client';
import { describe, expect, it } from 'vitest';
import { PEOPLE, person } from '../air/people/fixtures';
import { planLowerThird } from './plan';

const of = (id: string | null, name = '', title = '') => ({ people: PEOPLE, content: { person: id, name, title } });

describe('the plan of the lower third', () => {
  it('swaps when another person is shown', () => {
    expect(planLowerThird(of('w1'), of('b1'))).toEqual([{ kind: 'swap' }]);
    expect(planLowerThird(of('w1'), of(null, 'Гость'))).toEqual([{ kind: 'swap' }]);
  });

  it('moves nothing for the same person with another title or photo', () => {
    const captain = person('w1', 'captain', 'Сергей Ковалёв', 1, { title: 'Мастер', photo: '/photo.png' });
    const corrected: PeopleView = {
      ...PEOPLE,
      white: { name: '', short: '', logo: null, colour: null, people: [captain] },
    };
    expect(planLowerThird(of('w1'), { ...of('w1'), people: corrected })).toEqual([]);
    expect(planLowerThird(of(null, 'Гость', 'Историк'), of(null, 'Гость', 'Писатель'))).toEqual([]);
  });

  it('swaps when the person on air leaves the list', () => {
    const none: PeopleView = { ...PEOPLE, arbiters: [] };
    expect(planLowerThird(of('a1', 'Гость'), { ...of('a1', 'Гость'), people: none })).toEqual([{ kind: 'swap' }]);
  });
});
