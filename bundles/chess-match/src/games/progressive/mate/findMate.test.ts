import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { random, type Random } from '../../common/random';
import { canMate } from '../testing/canMate';
import { gameOf, played } from '../testing/game';
import { newMatch, play } from '../testing/play';
import { advance, type Game } from '../rules/game';
import { randomSeries } from '../rules/randomSeries';
import { stepsIn } from '../rules/series';
import { gameIn, type State } from '../rules/state';
import { VARIANTS } from '../rules/variant';
import { findMate, type MateAnswer } from './findMate';

/** Known mates that are found at once, by their ids; of the others `npm run bench mates` tells. */
const QUICK = ['1', '7', '13', '25', '31', '37'];
/** More than any of them takes. */
const MOST_POSITIONS = 6000;
const MATES = readFileSync(join(import.meta.dirname, '../testing/mates.csv'), 'utf8')
  .split('\n')
  .flatMap((row) => {
    const [, id = '', fen = ''] = /^(\d+),"([^"]+)"/.exec(row) ?? [];
    return QUICK.includes(id) ? [fen] : [];
  });
const always = (): boolean => true;

/** The end to which a find leads, played by the rules. */
const endOf = (game: Game, answer: MateAnswer) =>
  answer.kind === 'found' ? answer.steps.reduce(advance, game).end : answer.kind;

describe('is there a mate in this series?', () => {
  it.each(MATES)('P5 there is: %s', { timeout: 60_000 }, (fen) => {
    const game = gameOf('italian', fen);
    const answer = findMate(game, (positions) => positions < MOST_POSITIONS);
    expect(endOf(game, answer)).toMatchObject({ result: game.series.position.toMove });
  });

  it('P4 where a check ends the series a mate may come sooner', () => {
    const game = played(gameOf('scottish'), '1.e4 2.f6 g5');
    const found = findMate(game, always);
    expect(found).toMatchObject({ kind: 'found', steps: { length: 1 } });
    expect(endOf(game, found)).toEqual({ result: 'white', reason: 'mate' });
  });

  it('goes on from the middle of a series', () => {
    const game = played(gameOf('italian'), '1.e4 2.e5 Nf6 3.Bc4');
    const found = findMate(game, always);
    expect(found).toMatchObject({ kind: 'found', steps: { length: 2 } });
  });

  it('says that there is none, and that it was not given the time to know', () => {
    const game = played(gameOf('italian'), '1.e4 2.e6 d6');
    expect(findMate(gameOf('italian'), always)).toEqual({ kind: 'none' });
    expect(findMate(played(gameOf('italian'), '1.e4'), always)).toEqual({ kind: 'none' });
    const long = gameOf('italian', 'r1bqkb1r/ppp2ppp/2np1n2/8/8/3P1N2/PPP2PPP/RNBQ1RK1 w kq - 9');
    expect(findMate(long, () => false)).toEqual({ kind: 'not-known' });
    expect(findMate(game, always).kind).not.toBe('not-known');
  });
});

/** So many moves of a series are left for whoever plays everything through. */
const LEFT = 2;

/** The turn that is being made, played on at random until few moves are left; null where it ends before. */
const nearlyDone = (from: Random, state: State): Game | null => {
  let game = gameIn(state);
  while (game.end === null && game.series.length - game.series.made > LEFT) {
    const after = advance(game, from.pick(stepsIn(game.series)));
    if (after.turn !== game.turn) return null;
    game = after;
  }
  return game.end === null ? game : null;
};

it('knows what playing everything through knows, over random games of every kind', { timeout: 120_000 }, () => {
  const seen = { found: 0, none: 0 };
  for (let seed = 1; seed <= 12; seed += 1) {
    const from = random(seed);
    const variant = VARIANTS[seed % VARIANTS.length] ?? 'italian';
    for (let state = newMatch({ variant }); state.end === null && state.turns.length < 12;) {
      const game = nearlyDone(from, state);
      if (game !== null) {
        const answer = findMate(game, always);
        expect(answer.kind, `seed ${seed}, turn ${game.turn} of ${variant}`).toBe(canMate(game) ? 'found' : 'none');
        if (answer.kind === 'found') expect(endOf(game, answer)).toMatchObject({ result: game.series.position.toMove });
        if (answer.kind !== 'not-known') seen[answer.kind] += 1;
      }
      state = play(state, randomSeries(from, state) ?? '');
    }
  }
  expect(seen.found).toBeGreaterThan(5);
  expect(seen.none).toBeGreaterThan(20);
});
