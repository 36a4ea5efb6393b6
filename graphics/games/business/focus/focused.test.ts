import { NO_COURSE } from 'chess-match/games/business';
import { describe, expect, it } from 'vitest';
import { FIXTURES } from '../fixtures/fixtures';
import { scheme4 } from '../fixtures/scheme4';
import { focusedBoard } from './focused';

const five = FIXTURES.five.boards.map((view) => ({ ...view, branch: `b${view.board}` }));
const playing = { status: 'playing', ply: 48 } as const;
const shown = (asked: number | null, over: Partial<Parameters<typeof focusedBoard>[0]>) =>
  focusedBoard({ match: playing, boards: five, course: NO_COURSE, ...over }, asked)?.board ?? null;

describe('the board in focus', () => {
  it('is the one asked for, and none while that board holds no line', () => {
    expect(shown(4, {})).toBe(4);
    expect(shown(4, { boards: FIXTURES.two.boards })).toBeNull();
  });

  it('is the live board whose worth changed last, else the lowest live', () => {
    expect(shown(null, {})).toBe(1);
    expect(shown(null, { course: scheme4(24) })).toBe(4);
    expect(shown(null, { course: scheme4(48) })).toBe(1);
    expect(shown(null, { course: scheme4(48), boards: five.slice(1) })).toBe(5);
  });

  it('is a board that ended last when the game is over, and nothing without a match', () => {
    expect(shown(null, { match: { status: 'over', ply: 95 }, boards: FIXTURES.over.boards })).toBe(4);
    expect(shown(null, { match: { status: 'none', ply: 0 } })).toBeNull();
    expect(shown(2, { match: { status: 'none', ply: 0 } })).toBeNull();
  });
});
