import type { HomeDocument } from 'chess-match/contract/viewers';
import { beforeAll, describe, expect, it } from 'vitest';
import { documentOf, recordedEvening } from '../../../bundles/chess-match/src/match/home/testing';
import { drawnAfter, nothingYet } from './drawn';

describe('what is drawn of a match', () => {
  let documents: readonly HomeDocument[] = [];
  beforeAll(async () => {
    const evening = await recordedEvening('business');
    documents = evening.slice(-3).map((sources) => documentOf(sources, { matchId: 'm1' }));
  }, 60_000);
  const three = (): readonly [HomeDocument, HomeDocument, HomeDocument] => {
    const [then, now, later] = documents;
    if (then === undefined || now === undefined || later === undefined) throw new Error('no evening');
    return [then, now, later];
  };

  it('is the match as it is, and at a moment as it was', () => {
    const [then, now] = three();
    const live = drawnAfter(null, { shown: now, whole: now, moment: null });
    expect(live).toEqual({ facts: now, of: 'now' });
    expect(drawnAfter(live, { shown: now, whole: now, moment: null })).toBe(live);
    expect(drawnAfter(live, { shown: then, whole: now, moment: 1 })).toEqual({ facts: then, of: 'then' });
  });

  it('stays what it was while the turns of a moment are on their way, though the match goes on', () => {
    const [then, now, later] = three();
    for (const before of [{ facts: then, of: 'then' } as const, { facts: now, of: 'now' } as const])
      expect(drawnAfter(before, { shown: null, whole: later, moment: 1 })).toBe(before);
  });

  it('is nothing of how it stands where nothing was drawn of this match', () => {
    const [, , later] = three();
    const other = { ...later, match: { ...later.match, matchId: 'm2' } };
    for (const before of [null, { facts: other, of: 'now' } as const]) {
      const { facts, of } = drawnAfter(before, { shown: null, whole: later, moment: 1 });
      expect([of, facts.match.matchId, facts.match.status]).toEqual(['nothing', 'm1', 'playing']);
      expect(facts.match.teams).toEqual(later.match.teams);
      expect(facts.boards.map(({ board }) => board)).toEqual(later.boards.map(({ board }) => board));
      expect(
        facts.boards.every(
          ({ pieces, result, badges }) => [Object.keys(pieces).length, result, badges.length].join() === '0,,0',
        ),
      ).toBe(true);
      expect([facts.score.white, facts.score.black, facts.score.ledger, facts.turns, facts.clocks.clocks]).toEqual([
        ...[0, 0],
        ...[[], [], []],
      ]);
    }
  });

  it('tells nothing of the end of a match that ended before its first turn either', () => {
    const [, , later] = three();
    const begun = { ...later, past: { ...later.past, moments: 1 } };
    const { match, score, play } = nothingYet(begun);
    expect([match.status, score.match, play.game]).toEqual(['playing', null, null]);
  });
});
