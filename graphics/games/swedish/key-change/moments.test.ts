import { describe, expect, it } from 'vitest';
import { MIDDLE, SITTING } from '../shared/positions';
import { swedish, courseWith } from '../fixtures/match';
import { SWEDISH } from '../fixtures/states';
import { latestMoment, momentsBetween, momentsOf, type MomentPicture } from './moments';

const kinds = (picture: MomentPicture) => momentsOf(picture).map(({ kind }) => kind);
const news = (previous: MomentPicture, current: MomentPicture) =>
  momentsBetween(previous, current).map(({ kind }) => kind);

const QUIET = swedish();
const QUEEN = { turn: '8b', board: 2, side: 'black' } as const;
const TAKEN = swedish({ queens: [QUEEN] });
const MATE = { result: 'white', reason: 'mate', at: [{ board: 1, side: 'white' }], atMs: 7 } as const;
const SITS = { side: 'black', inCheck: true, waitsFor: ['N'] } as const;
const sits = (over: object = {}) =>
  swedish({ boards: SITTING, course: courseWith(1, { sitting: { ...SITS, waitsFor: [...SITS.waitsFor] } }), ...over });

describe('momentsOf', () => {
  it('is silent in other games and while nothing is to be told', () => {
    expect(kinds(QUIET)).toEqual([]);
    expect(kinds({ ...TAKEN, play: { game: null } })).toEqual([]);
  });

  it('S2 a queen goes from the team that took it to the partner, who has the other colour', () => {
    expect(momentsOf(TAKEN)[0]).toMatchObject({
      kind: 'queen',
      team: 'white',
      board: 2,
      to: { board: 1, side: 'white' },
    });
  });

  it('S12 tells who sits and for what, who waits, and of which team they are', () => {
    expect(momentsOf(SWEDISH['swedish-longest'])).toMatchObject([
      { kind: 'sits', board: 1, side: 'black', team: 'black', waitsFor: ['P', 'N', 'B', 'R', 'Q'] },
      { kind: 'waits', board: 2, side: 'white', team: 'black' },
    ]);
  });

  it('S12 a kamikaze is told with what it loses and wins', () => {
    expect(momentsOf(SWEDISH['swedish-kamikaze'])).toMatchObject([
      { kind: 'kamikaze', board: 1, side: 'white', san: 'Qxf7+', winsBy: 'Q@h2#' },
    ]);
  });
});

describe('momentsBetween', () => {
  it('tells what came, once', () => {
    expect(news(QUIET, TAKEN)).toEqual(['queen']);
    expect(news(TAKEN, TAKEN)).toEqual([]);
    expect(news(TAKEN, swedish({ queens: [QUEEN], ply: 36 }))).toEqual([]);
  });

  it('S12 who sits is told once, however the other board goes on', () => {
    const before = swedish({ boards: [MIDDLE[0], SITTING[1]] });
    expect(news(before, sits())).toEqual(['sits']);
    const on = sits();
    const later = { ...on, match: { ...on.match, ply: on.match.ply + 1, turn: '17B' } };
    const threads = later.match.threads.map((thread) => (thread.id === 'B' ? { ...thread, turn: '17b' } : thread));
    expect(news(on, { ...later, match: { ...later.match, threads } })).toEqual([]);
  });

  it('who sits again after a move of its own is told again', () => {
    expect(news(sits(), sits({ ply: 36 }))).toEqual(['sits']);
  });

  it('what was undone no longer stands, and is no news', () => {
    expect(news(TAKEN, QUIET)).toEqual([]);
    expect(momentsOf(QUIET)).toEqual([]);
  });

  it('S8 the end is told alone, whatever the last move took', () => {
    expect(news(QUIET, swedish({ queens: [QUEEN], end: { ...MATE, at: [...MATE.at] } }))).toEqual(['over']);
  });

  it('S9 a mate on the other board at the same moment is another end', () => {
    const one = swedish({ end: { ...MATE, at: [...MATE.at] } });
    const two = swedish({ end: { ...MATE, at: [...MATE.at, { board: 2, side: 'black' }] } });
    expect(news(one, two)).toEqual(['over']);
  });

  it('another match is no news of this one', () => {
    expect(news(QUIET, { ...TAKEN, match: { ...TAKEN.match, matchId: 'other' } })).toEqual([]);
  });
});

describe('latestMoment', () => {
  it('is what matters most of what stands, for a page that has just been opened', () => {
    expect(latestMoment(SWEDISH['swedish-mate'])?.kind).toBe('over');
    expect(latestMoment(SWEDISH['swedish-longest'])?.kind).toBe('sits');
    expect(latestMoment(QUIET)).toBeNull();
  });

  it('a queen is shown while its taking is the last move, and no longer', () => {
    const at = (turn: string) => ({ ...TAKEN, match: { ...TAKEN.match, turn } });
    expect(latestMoment(at('8b'))?.kind).toBe('queen');
    expect(latestMoment(at('9A'))).toBeNull();
  });
});

describe('a correction of the past', () => {
  const correction = { seq: 60, number: 8, side: 'black', isCut: false } as const;
  const moves = [{ board: 2, before: 'Nf6', after: 'N@f6' }];
  const corrected = (of: MomentPicture): MomentPicture => ({
    ...of,
    match: { ...of.match, correction: { ...correction, moves } },
  });

  it('S2 is told alone; its undoing tells nothing', () => {
    expect(news(QUIET, corrected(TAKEN))).toEqual(['correction']);
    expect(news(corrected(TAKEN), QUIET)).toEqual([]);
    expect(news(corrected(QUIET), TAKEN)).toEqual([]);
  });
});
