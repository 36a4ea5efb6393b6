import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games';
import { idleIn, presetsOf } from '../../games/onAir';
import { hasTimeAfter, interlude, openingOf, RECAP, type Cue, type Quiet } from './programme';

const GAME_IDS = Object.keys(GAMES);
const quiet = (game: string): Quiet => ({ game, toMove: 'white', speaker: 'w1' });
const interludes = (game: string) => Array.from({ length: 30 }, (_, shown) => interlude(shown, quiet(game)));

/** What a cue names that the game has nothing to show of. */
const missing = (game: string, cue: Cue): boolean =>
  (cue.of === 'graphic' && idleIn(game).includes(cue.graphic)) ||
  (cue.of === 'preset' && !presetsOf(game).some(({ id }) => id === cue.preset));

describe.each(GAME_IDS)('the programme of a demonstration of %s', (game) => {
  it('shows who plays before the game, and the boards last', () => {
    const opening = openingOf(game);
    expect(opening.map(({ cue }) => (cue.of === 'rundown' ? cue.kind : cue.of))).toEqual([
      'intro',
      'teams',
      'graphic',
      'explainer',
      'preset',
    ]);
    expect(opening.every(({ paces }) => paces > 0)).toBe(true);
  });

  it('has nothing in it that the game has not, and enough that is different', () => {
    const shown = [...openingOf(game), ...interludes(game), RECAP];
    for (const { cue, paces } of shown) expect([missing(game, cue), paces > 0]).toEqual([false, true]);
    expect(new Set(shown.map(({ cue }) => JSON.stringify(cue))).size).toBeGreaterThanOrEqual(10);
  });
});

it('leaves time between two pictures, and shows none before the first turn', () => {
  expect(Array.from({ length: 60 }, (_, ply) => ply).filter(hasTimeAfter)).toEqual([6, 12, 18, 24, 30, 36, 42, 48, 54]);
});

it('shows the tree of a game that branches, and a board of one that does not', () => {
  expect(interlude(1, quiet('business')).cue).toEqual({ of: 'preset', preset: 'tree' });
  expect(interlude(1, quiet('swedish')).cue).toEqual({ of: 'preset', preset: 'focus' });
});
