import { CARDS, playOf } from 'chess-match/games/progressive';
import { describe, expect, it } from 'vitest';
import { planBoard } from '../series/planBoard';
import { SERIES, type SeriesState } from '../fixtures/states';
import { cardOf, kindOf } from './Explainer';
import { lessonOf } from './lessons';

const STATES: readonly SeriesState[] = [
  'progressive',
  'progressive-scottish',
  'progressive-english',
  'progressive-taking',
  'progressive-marseillais',
];

describe.each(STATES)('the cards in a match as %s', (state) => {
  const kind = kindOf(SERIES[state]);

  it.each(CARDS)('play a series of that kind: %s', (card) => {
    const { before, after } = lessonOf(card, kind);
    expect(planBoard(before, after)).toMatchObject([{ kind: 'series' }]);
    const { last, variant } = after.play;
    expect(variant).toBe(kind.variant);
    expect(last?.length).toBe(kind.variant === 'marseillais' ? 2 : last?.turn);
    expect(after.turns.turns.at(-1)?.moves.map(({ san }) => san)).toEqual(last?.steps.map(({ san }) => san));
  });

  it('show a check that does what checks do in it, and its end', () => {
    const checked = lessonOf('checks', kind).after;
    expect([checked.play.last?.byCheck, checked.boards.boards[0]?.check.length]).toEqual([
      kind.checks === 'ends',
      kind.checks === 'none' ? 0 : 1,
    ]);
    expect(playOf(lessonOf('end', kind).after)?.end?.reason).toBe(
      { last: 'progressive-mate', ends: 'mate', none: 'all-taken' }[kind.checks],
    );
  });
});

it('a card of another game is the first one, and without a match the kind is Italian', () => {
  expect(cardOf('drops')).toBe('series');
  expect(kindOf({ play: { game: null } }).variant).toBe('italian');
});
