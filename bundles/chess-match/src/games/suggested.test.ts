import { describe, expect, it } from 'vitest';
import { GAMES } from './index';
import { suggestedIn } from './onAir';
import { anyMatch } from './testing/anyMatch';

const MATCHES = 12;
const SLOW = 120_000;

describe('what a director is asked about', () => {
  it.each(Object.values(GAMES))('is of a kind that the game names: $id', { timeout: SLOW }, (game) => {
    const given = new Set<string>();
    for (let seed = 1; seed <= MATCHES; seed += 1)
      for (const { state, nowMs } of anyMatch(game, { seed, length: 60, settings: {} }))
        for (const { kind } of game.suggestions(state, game.project(state), nowMs)) given.add(kind);
    expect([...given].filter((kind) => !(suggestedIn(game.id) as readonly string[]).includes(kind))).toEqual([]);
    expect(given.size).toBeGreaterThan(3);
  });
});
