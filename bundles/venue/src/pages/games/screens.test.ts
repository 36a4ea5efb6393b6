import type { VenueViews } from 'chess-match/contract/venue';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { GAME_HALLS } from '../../../../chess-match/src/games/halls';
import { recordedEvening } from '../../../../chess-match/src/match/home/testing';
import type { Device } from '../device/device';
import { BoardsDisplay } from '../displays/BoardsDisplay';
import { ClockDisplay } from '../displays/ClockDisplay';
import { NothingHere } from '../displays/NothingHere';
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
    ['a screen of another game', NothingHere, 'This game shows nothing here.'],
  ] as const)('%s of a game that has nothing of its own says what every game has', (_, Display, told) => {
    expect(drawn(Display, 'another')).toContain(told);
    expect(drawn(Display, 'another')).not.toMatch(OWN);
  });

  it('is there for each screen that a game names as its own, and for no other', () => {
    for (const [game, { screens }] of Object.entries(GAME_HALLS))
      expect(Object.keys(screensOf(game).screens)).toEqual(Object.keys(screens));
    expect(screensOf('another').screens).toEqual({});
  });
});
