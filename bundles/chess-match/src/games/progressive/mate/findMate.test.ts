import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameOf, played } from '../testing/game';
import { advance, type Game } from '../rules/game';
import { findMate, type MateAnswer } from './findMate';

const MATES = readFileSync(join(import.meta.dirname, '../testing/mates.csv'), 'utf8');
const always = (): boolean => true;

/** The end to which a find leads, played by the rules. */
const endOf = (game: Game, answer: MateAnswer) =>
  answer.kind === 'found' ? answer.steps.reduce(advance, game).end : answer.kind;

describe('is there a mate in this series?', () => {
  it.each(
    MATES.trim()
      .split('\n')
      .slice(1)
      .flatMap((row) => {
        const [, fen = '', solution = ''] = /^\d+,"([^"]+)","([^"]+)"$/.exec(row) ?? [];
        return solution.split(';').length <= 5 ? [fen] : [];
      }),
  )('P5 there is: %s', { timeout: 60_000 }, (fen) => {
    const game = gameOf('italian', fen);
    expect(endOf(game, findMate(game, always))).toMatchObject({ result: game.series.position.toMove });
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
    let asked = 0;
    expect(findMate(game, () => (asked += 1) < 5)).toEqual({ kind: 'not-known' });
    expect(asked).toBe(5);
  });
});
