import { describe, expect, it } from 'vitest';
import { GAMES } from './index';
import { random } from './common/random';
import { damaged } from './testing/damaged';
import { playedMatches } from './testing/playedMatches';

/**
 * Lines of each game; as many as one likes by `MUTATED=10000`. Seeds are fixed, so that a failure names what was read.
 */
const LINES = Number(process.env['MUTATED'] ?? 600);
const SLOW = 240_000 + 200 * LINES;

/** A refusal says what, and of which rule or word. */
const CODE = /^(?:[a-z-]+\/)?[a-z-]+\/[a-z_]+$/;

describe.each(Object.values(GAMES))('lines that are damaged, of $id', (game) => {
  it('never an exception; a refusal has a code, and what is accepted can be played on', { timeout: SLOW }, () => {
    const played = playedMatches(game);
    const draws = random(11);
    const seen = { accepted: 0, refused: 0 };
    for (let tried = 0; tried < LINES; tried += 1) {
      const state = draws.pick(played);
      const line = draws.chance(0.1) ? null : damaged(draws, game.randomTurn?.(state, draws) ?? '');
      const [thread = ''] = game.threads;
      const decided = game.decide(state, { type: 'commitTurn', line, thread } as { type: string }, 0);
      seen[decided.ok ? 'accepted' : 'refused'] += 1;
      if (decided.ok) game.project(decided.value.reduce((at, event) => game.evolve(at, event), state));
      else expect([line, decided.error.code]).toEqual([line, expect.stringMatching(CODE)]);
      game.turnEntry?.draft(game.withDraft(state, thread, line ?? ''));
    }
    expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(0);
  });
});
