import type { AirLanguage } from 'chess-match/client/drawing';
import type { HomeAudience, HomeContent } from 'chess-match/contract/viewers';
import { beforeAll, describe, expect, it } from 'vitest';
import { homeContent } from '../../../bundles/chess-match/src/match/home/content';
import { NO_PAST } from '../../../bundles/chess-match/src/match/home/past';
import { noSources, recordedEvening } from '../../../bundles/chess-match/src/match/home/testing';
import { courseOf } from 'chess-match/games/business';
import { taskOf } from '../words/task';
import { screensOf } from './screens';

let business: Awaited<ReturnType<typeof recordedEvening>>;
let swedish: typeof business;
beforeAll(async () => {
  [business, swedish] = await Promise.all([recordedEvening('business'), recordedEvening('swedish')]);
});

const at = (evening: typeof business, ply: number, audience: HomeAudience = 'all'): HomeContent => {
  const found = evening.find(({ match }) => match.matchId !== null && match.ply === ply);
  if (found === undefined) throw new Error(`no ply ${ply}`);
  return homeContent(audience, found, found.past.list);
};
const end = (evening: typeof business): HomeContent => {
  const last = evening.at(-1);
  if (last === undefined) throw new Error('no end');
  return homeContent('all', last, last.past.list);
};
const happened = (content: HomeContent, language: AirLanguage) =>
  screensOf(content.match.game).happened(content, language);
const leadText = (content: HomeContent, nowMs: number, language: AirLanguage) =>
  screensOf(content.match.game).lead(content, nowMs, language);
const mayDo = ({ match, options }: HomeContent, language: AirLanguage) =>
  options === null ? undefined : screensOf(match.game).mayDo?.(options, language);
const texts = (content: HomeContent): readonly (readonly string[])[] =>
  (['ru', 'en'] as const).map((language) => happened(content, language).map(({ when, text }) => `${when} ${text}`));

describe('the sentences of a page at home', () => {
  it('say nothing of a match that is not', () => {
    const nothing = homeContent('white', noSources(), NO_PAST.list);
    expect([leadText(nothing, 0, 'ru'), happened(nothing, 'ru'), taskOf(nothing, 'ru')]).toEqual([null, [], null]);
  });

  it('tell how it stands and what happened, from the first move to the end', () => {
    expect(leadText(at(business, 0), 0, 'ru')).toBe('Счёт 0:0, на доске 1 все 10 очков');
    expect(happened(at(business, 0), 'ru')).toEqual([]);
    expect(texts(at(business, 1))).toEqual([['Ход 1. Белые 1: d4'], ['Turn 1. White 1: d4']]);
    expect(leadText(end(business), 0, 'en')).toMatch(/^Game over/);
  });

  it('tell a branching in a sentence, and after the next turn as what changed before', () => {
    const forked = business.find((sources) => courseOf(sources).forks.length === 1)?.match.ply ?? 0;
    expect(texts(at(business, forked))[0]?.[0]).toMatch(/разделили доску 1: .* на доску 2\.$/);
    const [now, before] = texts(at(business, forked + 1))[1] ?? [];
    expect(now).toMatch(/1: .* · 2: /);
    expect(before).toMatch(/^Last key change, turn .*split board 1|^Last key change, turn .*board 1/);
  });

  it('tell every turn of both games in both languages', () => {
    const all = [...business, ...swedish].filter(({ turns }) => turns.turns.length > 0);
    for (const sources of all) {
      const content = homeContent('all', sources, sources.past.list);
      for (const said of texts(content)) {
        expect(said.length).toBeGreaterThan(0);
        for (const text of said) expect(text).not.toMatch(/undefined|null|NaN/);
      }
      if (content.match.status === 'playing')
        expect(leadText(content, content.clocks.gap?.toMs ?? 0, 'en')).not.toBeNull();
    }
    expect(all.length).toBeGreaterThan(50);
  });

  it('tell once of a match of Swedish chess that was broken off', () => {
    const over = end(swedish);
    const nobody = { result: null, reason: 'aborted' as const, at: [], atMs: 0 };
    const play = { game: 'swedish' as const, offers: [], demanded: null, end: nobody };
    const broken: HomeContent = {
      ...over,
      match: { ...over.match, status: 'over' },
      score: { ...over.score, white: 0, black: 0 },
      play,
    };
    expect(leadText(broken, 0, 'ru')).toBe('Матч прерван');
    expect(leadText(broken, 0, 'en')).toBe('The match was broken off');
  });

  it('tell that a player of Swedish chess sits', () => {
    const [sources] = swedish.filter(({ match }) => match.status === 'playing').slice(-1);
    if (sources === undefined) throw new Error('no match');
    const sitting = { side: 'black' as const, inCheck: true, waitsFor: ['N'] };
    const boards = [{ board: 2, thread: 'B', sitting, waiting: null, kamikaze: [] }];
    const course = { game: 'swedish' as const, boards, queens: [] };
    const content = homeContent('all', { ...sources, course }, NO_PAST.list);
    expect(happened(content, 'en')[0]).toEqual({
      when: 'Now',
      text: 'Board B, Black: sits, in check, until the partner gives a piece.',
    });
  });

  it('tell a team’s audience what it has to decide, and nobody else', () => {
    const white = taskOf(at(business, 2, 'white'), 'ru');
    expect(white).toMatchObject({ isOwnTurn: true, text: 'Ход 2. Решает ваша команда' });
    expect(mayDo(at(business, 2, 'white'), 'ru')?.join()).toMatch(/ветвление \(доска 1\)/);
    expect(taskOf(at(business, 2, 'black'), 'en')).toEqual({
      isOwnTurn: false,
      text: 'The opponent is thinking',
    });
    expect(taskOf(at(business, 2), 'ru')).toBeNull();
    expect(taskOf(end(business), 'ru')).toBeNull();
    const boards = swedish.find(({ match }) => match.status === 'playing');
    expect(boards && taskOf(homeContent('white', boards, NO_PAST.list), 'ru')?.text).toBe(
      'Ваша команда на ходу: Доска A',
    );
  });
});
