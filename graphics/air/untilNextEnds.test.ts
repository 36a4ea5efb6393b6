import { describe, expect, it } from 'vitest';
import type { AirView } from 'chess-match/client';
import { FIXTURES } from '../games/business/fixtures/fixtures';
import { untilNextEnds } from './untilNextEnds';

describe('the game a result tells of', () => {
  const { over, five } = FIXTURES;
  const next = { ...five, match: { ...five.match, matchId: 'second' } };
  const { match, score } = over;
  type Ended = NonNullable<AirView['ended']>;
  const ended: Ended = { next: 'second', views: { match, score } as Ended['views'] };
  const scoreOf = (picture: Pick<typeof five, 'match' | 'score'>, first: AirView['ended']) =>
    untilNextEnds({ ...picture, air: { ended: first } }).score;

  it('is the first one while its return game is made and played', () => {
    expect(scoreOf(next, ended)).toBe(score);
    expect(scoreOf(next, null)).toBe(next.score);
  });

  it('is the open one where that is over, or another match', () => {
    const isOver = { ...next, match: { ...next.match, status: 'over' as const } };
    expect(scoreOf(isOver, ended)).toBe(next.score);
    expect(scoreOf(five, ended)).toBe(five.score);
  });
});
