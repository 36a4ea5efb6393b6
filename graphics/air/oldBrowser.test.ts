import { inPrintedOrder } from 'chess-match/games/business';
import { describe, expect, it, onTestFinished } from 'vitest';
import { focusedBoard } from '../games/business/focus/focused';
import { pathOf } from '../games/business/focus/path';
import { latestMoment } from '../games/swedish/key-change/moments';
import { swedish } from '../games/swedish/fixtures/match';
import { fixtures as tables } from '../games/business/fixtures/tables';
import { shownOf } from '../tables/shown';
import { FIXTURES } from '../games/business/fixtures/fixtures';
import { scheme4 } from '../games/business/fixtures/scheme4';

/** What the browser source of OBS 29 and 30 (Chrome 103) lacks: a build writes syntax anew, but adds no methods. */
const LACKING = ['toSorted', 'toReversed', 'toSpliced', 'with'] as const;

/** What `read` gives in a browser that lacks them. */
const inOldBrowser = (read: () => unknown): unknown => {
  const own = LACKING.map((name) => [name, Object.getOwnPropertyDescriptor(Array.prototype, name) ?? {}] as const);
  const giveBack = (): void => {
    for (const [name, descriptor] of own) Object.defineProperty(Array.prototype, name, descriptor);
  };
  onTestFinished(giveBack);
  for (const name of LACKING) Reflect.deleteProperty(Array.prototype, name);
  const result = read();
  giveBack();
  return result;
};

const tree = scheme4(47);
const boards = FIXTURES.five.boards.map((view) => ({ ...view, branch: `b${view.board}` }));
const tried = tables['five-branch']?.tables?.white ?? [];
const queen = swedish({ queens: [{ turn: '8b', board: 2, side: 'black' }] });
const items = [{ kind: 'pass', board: 1 } as const, { kind: 'move', board: 2 } as const];

describe('in the browser of OBS 29 and 30', () => {
  it.each([
    ['the board in focus', () => focusedBoard({ match: { status: 'playing', ply: 47 }, boards, course: tree }, null)],
    ['the way of a line', () => pathOf(tree, 'b2')],
    ['the tables of a team', () => shownOf(FIXTURES.five.match, tried, null)],
    ['the moment of Swedish chess that matters most', () => latestMoment(queen)],
    ['the items of a turn', () => inPrintedOrder(items)],
  ])('%s is found as in any other', (_, read) => {
    expect(inOldBrowser(read)).toEqual(read());
  });
});
