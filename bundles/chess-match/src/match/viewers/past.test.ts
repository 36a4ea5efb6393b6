import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { MOMENTS_IN_PART, type HomeMoment } from '../../contract/viewers';
import type { Past } from './past';
import { recordedEvening } from './testing';

const momentsOf = ({ list, parts }: Past): readonly HomeMoment[] =>
  list.parts.flatMap((id) => JSON.parse(parts.get(id) ?? '[]') as readonly HomeMoment[]);

describe.each(['business', 'swedish'])('the past of a game of %s', (id) => {
  it('has every turn as it stood then, ended boards still among the others', async () => {
    const evening = (await recordedEvening(id)).filter(({ match }) => match.matchId !== null);
    const last = evening.at(-1);
    if (last === undefined) throw new Error('no evening');
    const moments = momentsOf(last.past);
    expect(moments).toHaveLength(last.match.ply + 1);
    for (const sources of evening) {
      const moment = moments.find(({ ply }) => ply === sources.match.ply);
      const boards = [sources.board1, sources.board2, sources.board3, sources.board4, sources.board5];
      const seen = boards.filter(({ status }) => status !== 'empty').map(({ board, pieces }) => [board, pieces]);
      expect(moment?.boards.map(({ board, pieces }) => [board, pieces])).toEqual(seen);
      const made = sources.turns.turns.at(-1);
      expect([moment?.turn, moment?.side]).toEqual([made?.turn ?? '', made?.side ?? null]);
    }
  });

  it('adds to its last part alone, and no part is heavy', async () => {
    const evening = await recordedEvening(id);
    const whole = evening.at(-1)?.past.list.parts ?? [];
    expect(whole.length).toBeGreaterThan(2);
    for (const { past } of evening) {
      const full = Math.floor(past.list.moments / MOMENTS_IN_PART);
      expect(past.list.parts.slice(0, full)).toEqual(whole.slice(0, full));
      for (const body of past.parts.values()) expect(gzipSync(body).byteLength).toBeLessThan(12_000);
    }
  });
});
