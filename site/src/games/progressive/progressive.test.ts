import { AIR_LANGUAGES } from 'chess-match/client/drawing';
import type { HomeContent, HomeMoment } from 'chess-match/contract/viewers';
import { playOf } from 'chess-match/games/progressive';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { homeContent } from '../../../../bundles/chess-match/src/match/home/content';
import { documentOf, recordedEvening, type Recorded } from '../../../../bundles/chess-match/src/match/home/testing';
import { screensOf } from '../screens';
import { Course } from './Course';
import { boardAfter } from './positions';

const SCREENS = screensOf('progressive');

let evening: readonly Recorded[];
beforeAll(async () => {
  evening = await recordedEvening('progressive');
});
const at = (ply: number): HomeContent => {
  const found = evening.findLast(({ match }) => match.ply === ply);
  if (found === undefined) throw new Error(`no ply ${ply}`);
  return homeContent('all', found, found.past.list);
};
const lastOf = (content: HomeContent) => {
  const last = playOf(content)?.last ?? null;
  if (last === null) throw new Error('no series');
  return last;
};

describe('chess in series at home', () => {
  it('P1 says whose series it is, and what the last one brought, with its moves', () => {
    expect(SCREENS.lead(at(5), 0, 'en')).toBe('Black makes 6 moves in a row, then White makes 7');
    const [first, second] = SCREENS.happened(at(5), 'en');
    expect([first?.when, second?.when]).toEqual(['Series 5. White', 'Series 4. Black']);
    expect(first?.text).toMatch(/^White: 5 moves, 2 captures\. 1\u00a0Kxd1 · 2\u00a0/);
    expect(SCREENS.happened(at(0), 'ru')).toEqual([]);
  });

  it('P3 tells who won and why, and beside the board how', () => {
    const over = at(evening.at(-1)?.match.ply ?? 0);
    expect(SCREENS.lead(over, 0, 'ru')).toMatch(/^Победа: .*\. Мат: /);
    const [view] = over.boards;
    expect(view && SCREENS.ended(over, view, { ended: 'over' } as never, 'en')).toBe('mate');
  });

  it('P9 tells of English chess who was still to move', () => {
    const content = at(5);
    const play = playOf(content);
    if (play === null) throw new Error('no match');
    const last = { ...lastOf(content), pieces: { moved: [], waiting: ['h2', 'b1'] } };
    expect(SCREENS.happened({ ...content, play: { ...play, last } }, 'ru')[1]).toEqual({
      when: 'Сейчас',
      text: 'В этой серии ещё не ходили: b1, h2.',
    });
  });

  it('P1 shows the last series move by move: before it, the board of the turn before; after it, as it is', () => {
    for (const { match } of evening.filter(({ match: { ply } }) => ply > 0)) {
      const content = at(match.ply);
      const [view] = content.boards;
      const { steps } = lastOf(content);
      if (view === undefined) throw new Error('no board');
      expect(boardAfter(view, steps, 0).pieces).toEqual(at(match.ply - 1).boards[0]?.pieces);
      expect(boardAfter(view, steps, steps.length).pieces).toEqual(view.pieces);
      expect(boardAfter(view, steps, 1).lastMoves[0]?.san).toBe(steps[0]?.san);
      expect(boardAfter(view, steps, 0).check).toEqual([]);
    }
  });

  it('lists the series that were made, the newest first, and tells of the past without the newest one’s moves', () => {
    const content = at(5);
    const sources = evening.find(({ match }) => match.ply === 5);
    if (sources === undefined) throw new Error('no ply');
    const draw = (ply: number | null): string =>
      renderToStaticMarkup(
        createElement(Course, { facts: documentOf(sources), language: 'en', ply, onChoose: vi.fn() }),
      );
    expect([...draw(null).matchAll(/data-side="\w+">(\d+)</g)].map(([, number]) => number)).toEqual([
      ...['5', '4', '3', '2', '1'],
    ]);
    expect(draw(null).match(/aria-label="Move \d/g)).toHaveLength(lastOf(content).steps.length);
    expect(draw(3)).not.toMatch(/aria-label="Move/);
  });

  it('explains the kind that is played in every language', () => {
    for (const language of AIR_LANGUAGES) {
      const rules = SCREENS.rules(language, at(1));
      expect(rules).toHaveLength(4);
      for (const [title, text] of rules) expect([title === '', /undefined|^$/.test(text)]).toEqual([false, false]);
    }
    expect(SCREENS.rules('en', { ...at(1), play: { game: null } })).toEqual([]);
  });

  it('a moment of the past has all moves of its series', () => {
    const parts = [...(evening.at(-1)?.past.parts.values() ?? [])];
    const moments = parts.flatMap((part) => JSON.parse(part) as readonly HomeMoment[]);
    const counts = moments.map((moment) => SCREENS.movesOf(moment, at(5).match).length);
    expect(counts).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });
});
