import { describe, expect, it } from 'vitest';
import { textWidth } from '../../../air/textWidth';
import { ZONES } from '../../../air/theme';
import { swedish } from '../fixtures/match';
import { SWEDISH } from '../fixtures/states';
import { headlineOf, headlineText, type Headline } from 'chess-match/games/swedish';

const NOBODY = { white: 0, black: 0 };
const at = (first: number, second: number, third: number, fourth: number) =>
  swedish({ ms: { 'A-white': first, 'A-black': second, 'B-white': third, 'B-black': fourth } });

describe('the headline of Swedish chess', () => {
  it('S12 says which team is ahead on time in both pairs or in one alone, or that each is in one', () => {
    const both = at(100_000, 60_000, 70_000, 90_000);
    expect(headlineOf(both.match, NOBODY, both.clocks, 0)).toEqual({ kind: 'ahead', team: 'white' });
    const one = at(90_000, 100_000, 90_500, 60_000);
    expect(headlineOf(one.match, NOBODY, one.clocks, 0)).toEqual({ kind: 'one', team: 'black' });
    const divided = at(100_000, 90_000, 70_000, 60_000);
    expect(headlineOf(divided.match, NOBODY, divided.clocks, 0)).toEqual({ kind: 'divided' });
  });

  it('says that nobody is ahead, and nothing where no match is open', () => {
    const level = at(60_000, 60_000, 60_000, 60_000);
    expect(headlineOf(level.match, NOBODY, level.clocks, 0)).toEqual({ kind: 'level' });
    expect(headlineOf({ ...level.match, status: 'none' }, NOBODY, level.clocks, 0)).toBeNull();
  });

  it('S8 says who won, or that nobody did', () => {
    const { match, clocks } = at(1000, 1000, 1000, 1000);
    expect(headlineOf({ ...match, status: 'over' }, { white: 0, black: 2 }, clocks, 0)).toEqual({
      kind: 'won',
      team: 'black',
    });
    expect(headlineOf({ ...match, status: 'over' }, { white: 1, black: 1 }, clocks, 0)).toEqual({ kind: 'drawn' });
  });

  it('S8 says of a match that was broken off that it was, not that it is drawn', () => {
    const { match, clocks } = at(1000, 1000, 1000, 1000);
    expect(headlineOf({ ...match, status: 'over' }, NOBODY, clocks, 0)).toEqual({ kind: 'aborted' });
  });

  it.each(['ru', 'en'] as const)(
    'each sentence has room beside the corner, whatever the teams are called (%s)',
    (language) => {
      const { match } = SWEDISH['swedish-longest'];
      const ofTeams = (['won', 'ahead', 'one'] as const).flatMap((kind): Headline[] => [
        { kind, team: 'white' },
        { kind, team: 'black' },
      ]);
      const ofNobody = (['drawn', 'aborted', 'divided', 'level'] as const).map((kind): Headline => ({ kind }));
      for (const headline of [...ofTeams, ...ofNobody])
        expect(textWidth(headlineText(headline, match, language), 28)).toBeLessThan(ZONES.headline.width);
    },
  );
});
