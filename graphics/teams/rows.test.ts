import { describe, expect, it } from 'vitest';
import { PEOPLE, person } from '../air/people/fixtures';
import { ZONES } from '../air/theme';
import { cardsAndRows, GAP, HEAD, MOST_ROWS, rowHeight } from './rows';

const ids = (people: readonly { readonly id: string }[]) => people.map(({ id }) => id);

describe('the rows of a line-up', () => {
  it('have room for every team up to the most, and fill it from two on', () => {
    for (const count of [2, 3, 4, 5, 6, 7]) {
      const filled = HEAD + count * (GAP + rowHeight(count));
      expect(filled).toBeGreaterThan(ZONES.whole.height - 16);
    }
    expect(rowHeight(1)).toBe(420);
    expect(MOST_ROWS).toBeGreaterThanOrEqual(10);
    for (let count = 0; count <= MOST_ROWS; count += 1)
      expect(HEAD + count * (GAP + rowHeight(count))).toBeLessThanOrEqual(ZONES.whole.height);
  });
});

describe('the cards of a line-up', () => {
  it('are those who play, the captain first; reserve and coach stand below', () => {
    const { cards, rows } = cardsAndRows(PEOPLE.white.people);
    expect(ids(cards)).toEqual(['w1', 'w2', 'w3', 'w4', 'w5']);
    expect(ids(rows)).toEqual(['w6', 'w7']);
  });

  it('send a seventh player below', () => {
    const seven = [1, 2, 3, 4, 5, 6, 7].map((table) => person(`p${table}`, 'player', 'И', table));
    const { cards, rows } = cardsAndRows(seven);
    expect([cards.length, ids(rows)]).toEqual([6, ['p7']]);
  });

  it('keep the coach when the reserves are many', () => {
    const reserves = [1, 2, 3, 4, 5].map((index) => person(`r${index}`, 'reserve', 'З', null));
    const { rows } = cardsAndRows([...reserves, person('coach', 'coach', 'Т', null)]);
    expect(ids(rows)).toEqual(['r1', 'r2', 'r3', 'coach']);
  });
});
