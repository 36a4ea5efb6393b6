import { expect, it } from 'vitest';
import { AWAY_MS, hallTroubles } from './hallTroubles';

const setUp = (place: string | null) => {
  const state = { nowMs: 0, isLinked: false };
  const troubles = hallTroubles(
    place,
    () => state.isLinked,
    () => state.nowMs,
  );
  const at = (nowMs: number, isLinked: boolean): readonly string[] => {
    Object.assign(state, { nowMs, isLinked });
    return troubles().map(({ code }) => code);
  };
  return { at, troubles };
};

it('the hall’s server that does not come, or stays away, is told after a while', () => {
  const { at, troubles } = setUp('127.0.0.1:9091');
  expect(at(AWAY_MS - 1, false)).toEqual([]);
  expect(at(AWAY_MS, false)).toEqual(['hall/not_served']);
  expect(troubles()).toMatchObject([{ level: 'notice', params: { place: '127.0.0.1:9091' } }]);
  expect(at(AWAY_MS + 1, true)).toEqual([]);
  expect(at(2 * AWAY_MS, false)).toEqual([]);
  expect(at(2 * AWAY_MS + 1, false)).toEqual(['hall/not_served']);
});

it('of a show without one nothing is told', () => {
  expect(setUp(null).at(10 * AWAY_MS, false)).toEqual([]);
});
