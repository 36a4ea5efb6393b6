import { describe, expect, it } from 'vitest';
import { peopleWords } from './words';

describe('a player’s strength', () => {
  it('is called Elo: a rating is what a branch holds', () => {
    expect([peopleWords('en').elo(2745), peopleWords('ru').elo(2745)]).toEqual(['Elo 2745', 'Эло 2745']);
  });
});
