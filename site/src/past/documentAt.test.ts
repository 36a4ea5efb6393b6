import { DOCUMENT_VERSION, MOMENTS_IN_PART, type HomeDocument, type HomeMoment } from 'chess-match/contract/viewers';
import { beforeAll, describe, expect, it } from 'vitest';
import { homeContent } from '../../../bundles/chess-match/src/match/home/content';
import { recordedEvening } from '../../../bundles/chess-match/src/match/home/testing';
import { screensOf } from '../games/screens';
import { documentAt } from './documentAt';

const evenings = async (id: string) => {
  const evening = (await recordedEvening(id)).filter(({ match }) => match.matchId !== null);
  const documents = evening.map((sources): HomeDocument => ({
    v: DOCUMENT_VERSION,
    epoch: 'e',
    n: 1,
    at: 1,
    delayMs: 0,
    live: null,
    media: null,
    ...homeContent('all', sources, sources.past.list),
  }));
  const last = evening.at(-1);
  const live = documents.at(-1);
  if (last === undefined || live === undefined) throw new Error('no evening');
  const moments = last.past.list.parts.flatMap(
    (part) => JSON.parse(last.past.parts.get(part) ?? '') as readonly HomeMoment[],
  );
  expect(moments.length).toBeGreaterThan(MOMENTS_IN_PART);
  return { documents, live, moments };
};

describe.each(['business', 'swedish'])('the past of %s', (id) => {
  let played: Awaited<ReturnType<typeof evenings>>;
  beforeAll(async () => {
    played = await evenings(id);
  });

  it('is drawn from the last document and its moments as it was drawn then', () => {
    const { documents, live, moments } = played;
    const { happened } = screensOf(id);
    let compared = 0;
    for (const [index, { ply }] of moments.entries()) {
      const then = documents.findLast(({ match }) => match.ply === ply);
      if (then === undefined || then.match.status === 'over') continue;
      const now = documentAt(live, moments.slice(0, index + 1));
      expect(now.boards).toEqual(then.boards);
      expect(now.turns).toEqual(then.turns);
      if (id === 'business') expect(now.course).toEqual(then.course);
      expect(now.score).toEqual(then.score);
      expect(now.match.threads.map(({ toMove }) => toMove)).toEqual(then.match.threads.map(({ toMove }) => toMove));
      expect(happened(now, 'ru')).toEqual(happened({ ...then, play: { game: null } }, 'ru'));
      compared += 1;
    }
    expect(compared).toBeGreaterThan(40);
  });

  it('has clocks that stand, nothing to decide, and ends as the match has ended', () => {
    const { live, moments } = played;
    const middle = documentAt(live, moments.slice(0, 20));
    expect([middle.clocks.running, middle.options, middle.match.status, middle.speaking]).toEqual([
      false,
      null,
      'playing',
      [],
    ]);
    const last = documentAt(live, moments);
    expect([last.match.status, last.play]).toEqual([live.match.status, live.play]);
    expect(documentAt(live, [])).toBe(live);
  });

  it('shows the clocks that were last seen, board by board', () => {
    const { live, moments } = played;
    const timed = moments.map((moment, at) => ({ ...moment, remainingMs: { white: 1000 - at, black: 2000 - at } }));
    const { clocks } = documentAt(live, timed.slice(0, 20));
    expect(clocks.clocks.length).toBe(live.clocks.clocks.length);
    for (const { thread, side, remainingMs, runningSinceMs } of clocks.clocks) {
      const at = timed.slice(0, 20).findLastIndex((made) => made.thread === thread);
      expect([remainingMs, runningSinceMs]).toEqual([(side === 'white' ? 1000 : 2000) - at, null]);
    }
    expect(documentAt(live, moments.slice(0, 20)).clocks.clocks).toEqual([]);
  });
});
