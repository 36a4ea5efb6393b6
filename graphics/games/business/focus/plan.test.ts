import { describe, expect, it } from 'vitest';
import type { BoardView } from 'chess-match/client';
import { boardView, endedBoard } from '../fixtures/boardFixtures';
import { FIXTURES } from '../fixtures/fixtures';
import { NO_PEOPLE } from '../../../air/showFixture';
import { scheme4 } from '../fixtures/scheme4';
import { otherSpot, CHIPS_OUT } from './layout';
import { cardOf, othersOf, planFocus, type FocusPicture } from './plan';

const named = (view: BoardView): BoardView => ({ ...view, line: `b${view.board}` });
const picture = (boards: readonly BoardView[], board: number | null): FocusPicture => ({
  match: FIXTURES.five.match,
  play: FIXTURES.five.play,
  boards: boards.map(named),
  clocks: FIXTURES.five.clocks,
  score: FIXTURES.five.score,
  course: scheme4(10),
  turns: { turns: [] },
  people: NO_PEOPLE,
  content: { board },
});
const live = (...chips: readonly number[]) => chips.map((count, index) => boardView(index + 1, count));
const chips = (before: FocusPicture, after: FocusPicture) =>
  planFocus(before, after).filter((step) => step.kind === 'chip');

describe('the steps of the focus', () => {
  it('are one change of everything when another line is shown, also on the same board', () => {
    expect(planFocus(picture(live(3, 7), 1), picture(live(3, 7), 2))).toEqual([{ kind: 'swap' }]);
    const again = picture(live(3, 7), 2);
    const other = { ...again, boards: again.boards.map((view) => ({ ...view, line: `${view.line} new` })) };
    expect(planFocus(again, other)).toEqual([{ kind: 'swap' }]);
  });

  it('are none while nothing changes on the boards', () => {
    const now = picture(live(3, 7), 1);
    expect(planFocus(now, { ...now })).toEqual([]);
    expect(planFocus(picture([], 1), picture([], 1))).toEqual([]);
  });

  it('B9 bring a passed chip from the badge of the other board', () => {
    const [flight, ...more] = chips(picture(live(3, 7), 1), picture(live(4, 6), 1));
    expect(more).toEqual([]);
    expect(flight?.from).toEqual({ ...otherSpot(0), board: 2 });
    expect(flight?.to.board).toBe(1);
  });

  it('B10 bring the chips of a board given up from where its badge stood', () => {
    const after = [boardView(1, 6), endedBoard([48, 2, 'selection', 3, 6, 0]), boardView(3, 4)];
    const flights = chips(picture(live(3, 3, 4), 1), picture(after, 1));
    expect(flights.map(({ from }) => from)).toEqual([0, 1, 2].map(() => ({ ...otherSpot(0), board: 2 })));
  });

  it('B13 send the chips of a draw to the table', () => {
    const after = [endedBoard([48, 1, 'draw', 2, 2, 2]), boardView(2, 4)];
    const flights = chips(picture(live(2, 4), 1), picture(after, 1));
    expect(flights.map(({ to }) => to)).toEqual([0, 1].map(() => ({ ...CHIPS_OUT, board: null })));
    expect(planFocus(picture(live(2, 4), 1), picture(after, 1)).map(({ kind }) => kind)).toContain('result');
  });
});

describe('beside the focused board', () => {
  it('stand the other live boards in hall order', () => {
    const now = picture(FIXTURES.five.boards, 2);
    const card = cardOf(now);
    expect(card && othersOf(now, card.view).map(({ board }) => board)).toEqual([4, 1, 3, 5]);
  });
});
