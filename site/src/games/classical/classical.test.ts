import { AIR_LANGUAGES } from 'chess-match/client/drawing';
import type { HomeContent } from 'chess-match/contract/viewers';
import { published } from 'chess-match/games/classical/testing';
import { expect, it } from 'vitest';
import { screensOf } from '../screens';

const SCREENS = screensOf('classical');
const FOOL = 'f3 e5 g4 Qh4#';
const NOW_MS = 1_000_000;

/** As much of a document as the sentences are made of. */
const at = (lines: readonly string[], ended: Parameters<typeof published>[1] = []): HomeContent => {
  const { match, turns, ...views } = published(lines, ended);
  const teams = { white: { name: 'Rook' }, black: { name: 'Knight' } };
  return { ...views, match: { ...match, teams }, turns: turns.turns } as unknown as HomeContent;
};
const running = (content: HomeContent, remainingMs: number): HomeContent => ({
  ...content,
  clocks: {
    ...content.clocks,
    clocks: content.clocks.clocks.map((clock) =>
      clock.id === '2-black' ? { ...clock, remainingMs, runningSinceMs: NOW_MS } : clock,
    ),
  },
});
const lead = (content: HomeContent): string | null => SCREENS.lead(content, NOW_MS, 'en');
const told = (content: HomeContent): readonly string[] =>
  SCREENS.happened(content, 'en').map(({ when, text }) => `${when}: ${text}`);

it('C8 says what is played for, how the match stands, and at the end who won', () => {
  expect(lead(at(['', '', '', '']))).toBe('Score 0:0, boards 1, 2, 3, 4 are played. 2½ points win the match');
  expect(SCREENS.lead(at(['', '', '', '', '']), NOW_MS, 'ru')).toMatch(/Для победы нужно 3 очка$/);
  expect(lead(at(['']))).toBe('The match is this one game: it decides everything');
  expect(lead(at(['e4', FOOL, '']))).toBe('Rook leads 1:0; boards 1, 3 to be finished');
  expect(lead(at([FOOL, FOOL]))).toBe('Draw, 1:1');
  expect(lead(at([FOOL]))).toBe('Victory: Knight, 1:0');
  expect(lead({ ...at(['']), match: { ...at(['']).match, status: 'none' } })).toBeNull();
});

it('C7 says whose time is nearly over, as long as his clock runs', () => {
  expect(lead(running(at(['', '']), 60_000))).toMatch(/match$/);
  expect(lead(running(at(['', '']), 59_999))).toMatch(/\. On board 2 Black has less than a minute$/);
});

it('C4 C5 tells the last move of each board, how it ended and for whom, and an offer that stands', () => {
  expect(told(at(['e4', 'd4', FOOL]))).toEqual([
    'Move 2: Board 3, Black: Qh4#. Mate. Victory: Knight',
    'Move 1: Board 2, White: d4',
    'Move 1: Board 1, White: e4',
  ]);
  expect(told(at(['', ''], [{ board: 1, how: 'draw' }]))).toEqual(['Board 1 is over: Agreed draw, ½\u00a0:\u00a0½']);
  const { play, ...content } = at(['e4', '']);
  if (play.game !== 'classical') throw new Error('not this game');
  const offering = {
    ...play,
    boards: play.boards.map((of) => ({ ...of, offers: of.board === 1 ? ['white' as const] : [] })),
  };
  expect(told({ ...content, play: offering })[0]).toBe('Now: Board 1: White offers a draw.');
});

it('explains the match in every language; of one board nothing that takes several', () => {
  for (const language of AIR_LANGUAGES) {
    const rules = SCREENS.rules(language, at(['', '']));
    expect(rules).toHaveLength(3);
    expect(rules[1]?.[1]).toMatch(/1 — .*; ½ — .*; 0 — /);
    expect(SCREENS.rules(language, at([''])).map(([title]) => title)).toEqual([rules[2]?.[0]]);
  }
});
