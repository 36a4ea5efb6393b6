import type { VenueViews } from 'chess-match/contract/venue';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { recordedEvening } from '../../../../chess-match/src/match/viewers/testing';
import { ONE_MOVE } from '../captain/turnMaking';
import type { Device } from '../device/device';
import { BoardsDisplay } from '../displays/BoardsDisplay';
import { ClockDisplay } from '../displays/ClockDisplay';
import { NoControlDisplay } from '../displays/NoControlDisplay';
import { ScoreboardDisplay } from '../displays/ScoreboardDisplay';
import type { DisplayProps } from '../kit/display';
import { TEXTS } from '../texts';
import { screensOf } from './screens';

const device = { clockMs: () => 0, truth: () => ({ kind: 'live' }) } as unknown as Device;

/** What is drawn of Business Chess alone. */
const OWN = /chip|stake|Last change|Veto/;

describe('a display', () => {
  let views: Pick<VenueViews, 'match' | 'boards' | 'clocks' | 'score' | 'turns' | 'options'>;
  const drawn = (Display: ComponentType<DisplayProps>, game: string): string => {
    const match = { ...views.match, game };
    const props = { device, match, views: { ...views, match }, texts: TEXTS.en, language: 'en', own: screensOf(game) };
    return renderToStaticMarkup(createElement(Display, props as DisplayProps));
  };
  beforeAll(async () => {
    const evening = await recordedEvening('business');
    const branched = evening.findLast(({ match }) => match.status === 'playing' && match.liveBoards.length > 2);
    if (branched === undefined) throw new Error('no evening');
    views = branched;
  });

  it.each([
    ['boards', BoardsDisplay],
    ['the scoreboard', ScoreboardDisplay],
  ] as const)('%s is drawn with what the game has of its own', (_, Display) => {
    expect(drawn(Display, 'business')).toMatch(OWN);
  });

  it.each([
    ['boards', BoardsDisplay, 'board-panel'],
    ['the scoreboard', ScoreboardDisplay, 'Last turn'],
    ['the clock', ClockDisplay, 'class="face"'],
    ['the place of a control board', NoControlDisplay, 'This game has no control board.'],
  ] as const)('%s of a game that has nothing of its own says what every game has', (_, Display, told) => {
    expect(drawn(Display, 'another')).toContain(told);
    expect(drawn(Display, 'another')).not.toMatch(OWN);
  });

  it('of a control board is there where the game has one', () => {
    expect(['business', 'swedish', 'another'].map((game) => screensOf(game).Control !== null)).toEqual([
      ...[true, false, false],
    ]);
  });
});

describe('a turn that is one move', () => {
  const view = { board: 1, status: 'live', files: 8, ranks: 8, pieces: {}, lastMoves: [], check: [] };
  const moves = { '1': [{ san: 'e4', from: 'e2', to: 'e4', promotion: null }] };
  const made = (line: string, legal: typeof moves | Record<string, never>) =>
    ONE_MOVE.boards({ views: [view], moves: legal, line } as unknown as Parameters<typeof ONE_MOVE.boards>[0]);

  it('is made where there are moves, and its line is the move', () => {
    expect(made('', moves).map((board) => [board.state, ONE_MOVE.isMovable(board)])).toEqual([['to-move', true]]);
    expect(made('e4', moves).map(({ state }) => state)).toEqual(['moved']);
    expect(made('', {}).map((board) => [board.state, ONE_MOVE.isMovable(board)])).toEqual([[null, false]]);
    expect(ONE_MOVE.withMove('d4', 1, 'e4')).toBe('e4');
  });
});
