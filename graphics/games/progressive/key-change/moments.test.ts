import { SECOND } from '../../../air/testing/secondGame';
import { AIR_LANGUAGES } from 'chess-match/client';
import { describe, expect, it } from 'vitest';
import { SERIES, type SeriesState } from '../fixtures/states';
import { latestMoment, momentsBetween, momentsOf } from './moments';
import { actorOf, momentSentence, momentTitle, overText, whyText } from './words';

const START = SERIES['progressive-start'];
const kinds = (state: SeriesState) => momentsBetween(START, SERIES[state]).map(({ kind }) => kind);
const told = (state: SeriesState) => {
  const latest = latestMoment(SERIES[state]);
  if (latest === null || latest.kind === 'over') throw new Error('nothing is told');
  return AIR_LANGUAGES.map((language) => [momentTitle(latest, language), momentSentence(latest, language)].join(': '));
};

describe('moments of chess in series', () => {
  it('P4 P5 of a series one thing is told: a check before all else, then a promotion, then captures', () => {
    expect(kinds('progressive')).toEqual(['check']);
    expect(kinds('progressive-scottish')).toEqual(['check']);
    expect(kinds('progressive-promoted')).toEqual(['promotion']);
    expect(kinds('progressive-taking')).toEqual(['captures']);
    expect(kinds('progressive-english')).toEqual([]);
  });

  it('P7 a draw that is near is told besides', () => {
    expect(kinds('progressive-quiet')).toEqual(['quiet']);
    expect(told('progressive-quiet').join()).toMatch(/2 серии.*ничья/);
  });

  it('the end is told, and nothing of the series that brought it', () => {
    expect(kinds('progressive-mate')).toEqual(['over']);
    expect(kinds('progressive-all-taken')).toEqual(['over']);
  });

  it('what a correction of the past brought is no news, its undoing is none at all', () => {
    const corrected = SERIES['progressive-corrected'];
    expect(kinds('progressive-corrected')).toEqual(['correction']);
    expect(momentsBetween(corrected, SERIES.progressive)).toEqual([]);
    expect(momentsBetween({ ...START, match: { ...START.match, matchId: 'other' } }, corrected)).toEqual([]);
  });

  it('P4 a check that ended a series early says how many moves are lost, and how many come', () => {
    expect(told('progressive-scottish')).toContain(
      'Check: Check with move 3 ended the series, 4 moves are lost; Black has 8',
    );
    expect(told('progressive-scottish')).toContain(
      'Шах: Шах на 3-м ходу закончил серию, 4 хода пропали; у чёрных их 8',
    );
  });

  it('says whose doing it is', () => {
    const actors = (['progressive', 'progressive-promoted', 'progressive-ten-turns', 'progressive-quiet'] as const).map(
      (state) => momentsOf(SERIES[state]).map(actorOf),
    );
    expect(actors).toEqual([['white'], ['black'], [null], [null]]);
  });

  it('P5 explains a progressive mate, by the names of the teams', () => {
    const { match } = SERIES['progressive-progressive-mate'];
    const end = latestMoment(SERIES['progressive-progressive-mate']);
    if (end?.kind !== 'over') throw new Error('no end');
    expect(overText(end, match.teams, 'en')).toBe(`Victory: ${match.teams.black.name}`);
    expect(whyText(end, { white: 1, black: 3, ...SECOND }, 'en')).toMatch(
      /^Progressive mate: only a check .*\. Match score ½:1½$/,
    );
  });

  it.each(Object.keys(SERIES) as SeriesState[])('%s is told in both languages', (state) => {
    for (const moment of momentsOf(SERIES[state]))
      for (const language of AIR_LANGUAGES) {
        const text = `${momentTitle(moment, language)} ${moment.kind === 'over' ? '' : momentSentence(moment, language)}`;
        expect(text).not.toMatch(/undefined|null|NaN|\.$/);
      }
  });
});
