import type { Locator } from 'playwright-core';
import { AVERAGE, PRACTISED, type Pace, type Person } from './person';

/** The operator's page as a person meets it. */
export interface Seat {
  readonly person: Person;
  at(testId: string): Locator;
  square(board: number, name: string): Locator;
  /** Until the page shows this turn as the one to be entered. */
  turn(label: string): Promise<void>;
}

type Drag = readonly [board: number, from: string, to: string];

/** One turn of the demonstration, entered in a way of its own. */
export interface Way {
  readonly what: string;
  readonly pace: Pace;
  /** Seconds; null where nothing is promised. */
  readonly limit: number | null;
  enter(seat: Seat, line: string): Promise<void>;
}

const way = (what: string, enter: Way['enter'], pace = AVERAGE, limit: number | null = null): Way => ({
  what,
  enter,
  pace,
  limit,
});

const drag = async ({ person, square }: Seat, moves: readonly Drag[]): Promise<void> => {
  for (const [board, from, to] of moves) await person.drag(square(board, from), square(board, to));
};
const press = ({ person, at }: Seat): Promise<void> => person.click(at('press-clock'));

/** Chips of a branching, by the buttons beside them. */
const splitBy = async ({ person, at }: Seat, mother: number, steps: number): Promise<void> => {
  const buttons = at(`split-${mother}`).getByRole('spinbutton').getByRole('button');
  for (let done = 0; done < Math.abs(steps); done += 1) await person.click(buttons.nth(steps < 0 ? 0 : 1));
};

const byMouse = (moves: readonly Drag[]): Way['enter'] => {
  return async (seat) => {
    await drag(seat, moves);
    await press(seat);
  };
};
const byMouseAndKey = (moves: readonly Drag[]): Way['enter'] => {
  return async (seat) => {
    await drag(seat, moves);
    await seat.person.press('F9');
  };
};

/** Whole on the line; after a turn of the line the cursor is there already. */
export const byLine: Way['enter'] = async ({ person }, line) => {
  const focused = await person.page.evaluate('document.activeElement?.dataset.testid');
  if (focused !== 'turn-line') await person.press('F2');
  await person.type(line);
  await person.press('Enter');
};

const branching = (mother: number, steps: number, moves: readonly Drag[], end: Way['enter']): Way['enter'] => {
  return async (seat, line) => {
    await seat.person.click(seat.at(`branch-${mother}`));
    await splitBy(seat, mother, steps);
    await drag(seat, moves);
    await end(seat, line);
  };
};
const byF9: Way['enter'] = ({ person }) => person.press('F9');

/** Move after move in the boards' own fields, in the order of their numbers. */
const byFields: Way['enter'] = async ({ person }, line) => {
  await person.press('Alt+Digit1');
  for (const move of line.match(/(?<=\d:)\S+/g) ?? []) {
    await person.type(move);
    await person.press('Enter');
  }
  await person.press('F9');
};

const selectAll = (giver: number, taker: number, moves: readonly Drag[]): Way['enter'] => {
  return async (seat) => {
    await seat.person.click(seat.at(`select-${giver}`));
    await seat.person.click(seat.at(`select-here-${taker}`));
    await drag(seat, moves);
    await seat.person.press('F9');
  };
};

/** From left to right, as the boards stand. */
const FIVE_BRANCHING = branching(
  4,
  -1,
  [
    [4, 'd8', 'c8'],
    [2, 'g7', 'e6'],
    [1, 'f5', 'g3'],
    [3, 'f8', 'f7'],
    [5, 'd8', 'e7'],
  ],
  press,
);

/** By the turn's place in the demonstration; a turn of several ways is taken back between them. */
export const WAYS: ReadonlyMap<number, readonly Way[]> = new Map([
  [0, [way('1 board, mouse, button of the clock', byMouse([[1, 'd2', 'd4']]))]],
  [1, [way('1 board, mouse, F9', byMouseAndKey([[1, 'g8', 'f6']]))]],
  [2, [way('1 board, its field, F9', byFields)]],
  [3, [way('1 board, line', byLine)]],
  [
    12,
    [
      way(
        '2 boards with a branching, mouse, F9',
        branching(
          1,
          -2,
          [
            [1, 'e1', 'g1'],
            [2, 'c1', 'e3'],
          ],
          byF9,
        ),
      ),
    ],
  ],
  [13, [way('2 boards, line', byLine)]],
  [20, [way('3 boards with a branching, line', byLine)]],
  [21, [way('3 boards, line', byLine)]],
  [23, [way('4 boards with a branching, line', byLine)]],
  [24, [way('4 boards, line', byLine)]],
  [
    35,
    [
      way('5 boards with a branching, mouse', FIVE_BRANCHING),
      way('the same, practised', FIVE_BRANCHING, PRACTISED, 12),
      way('5 boards with a branching, line', byLine),
      way('the same, practised', byLine, PRACTISED, 8),
    ],
  ],
  [36, [way('5 boards, line', byLine)]],
  [37, [way('5 boards, fields in order', byFields)]],
  [
    47,
    [
      way(
        'selection and 4 moves, mouse, F9',
        selectAll(5, 1, [
          [1, 'g7', 'h6'],
          [2, 'd7', 'c6'],
          [3, 'f7', 'e7'],
          [4, 'a8', 'c8'],
        ]),
      ),
    ],
  ],
]);
