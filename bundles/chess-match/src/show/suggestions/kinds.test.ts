import { expect, it } from 'vitest';
import { GAMES } from '../../games';
import { suggestedIn } from '../../games/onAir';
import { SUGGESTION_KINDS } from './modes';

it('every kind that has a mode is given by some game', () => {
  const named = new Set(Object.keys(GAMES).flatMap((game) => suggestedIn(game)));
  expect(SUGGESTION_KINDS.filter((kind) => !named.has(kind))).toEqual([]);
});
