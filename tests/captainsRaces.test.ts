import type { MatchView } from '@schemas/match';
import { beforeAll, describe, expect, it } from 'vitest';
import { captainsInTwo, type TestCaptain } from './support/captain';
import { mustPost, newMatch } from './support/commands';
import { eventually, HALL_RULES, hallBench, TEAMS } from './support/hallBench';
import { heldLine, type HeldLine } from './support/heldLine';
import { readReplicants } from './support/replicants';
import { IS_THOROUGH } from './support/thorough';

/** What he does and by what it comes too late, and what becomes of it. */
const RACES = {
  'press: operator': 'with his press, where the operator made the turn, is told so and makes the next one',
  'press: arbiter':
    'with his press, where the arbiter has corrected the position, still has his turn and presses again',
  'press: other screen': 'with his press, where another screen of his was quicker, is told so and makes the next one',
  'move: other screen': 'with a move, where another screen of his made another one, has that and reads his own',
  'move: entry taken away':
    'with a move, where the arbiter has given entering to the operator, is told so and makes it again after',
  'act: operator': 'with what he holds a button for, is told so and asks again in his next turn',
  'press: network': 'by a network that held his press back, is told that nothing became of it and presses again',
  'press: network and operator': 'by such a network, where the operator has made the turn, is told that',
} as const;
type Race = keyof typeof RACES;

/** A turn as it is made by hand, move after move, and as a line. */
interface Made {
  readonly by: readonly (readonly [from: string, to: string])[];
  readonly line: string;
}

interface Played {
  readonly game: string;
  /**
   * Those that are run in it: each where the game has something of its own in the way, since they all come to the same
   * page and the same authority. All of them by TEST_THOROUGH.
   */
  readonly races: readonly Race[];
  readonly settings?: object;
  readonly thread?: string;
  /** Turns before the race. */
  readonly before?: readonly string[];
  readonly own: Made;
  /** `own` as he reads it. */
  readonly read: string;
  /** What others of the team make of the same turn: another last move. */
  readonly instead: Made;
  readonly answer: string;
  readonly next: Made;
  /** How the arbiter sets the board: one man of Black's less. */
  readonly position: string;
  /** An act besides the turn, by holding. */
  readonly act: string;
}

const E4 = ['e2', 'e4'] as const;
const D4 = ['d2', 'd4'] as const;
const NF3 = ['g1', 'f3'] as const;
const WITHOUT_A7 = 'rnbqkbnr/1ppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const CHESS = {
  own: { by: [E4], line: 'e4' },
  read: 'e4',
  instead: { by: [D4], line: 'd4' },
  answer: 'e6',
  next: { by: [NF3], line: 'Nf3' },
  position: WITHOUT_A7,
  act: 'offerDraw',
} as const;

const GAMES: readonly Played[] = [
  {
    ...CHESS,
    game: 'business',
    races: ['press: operator', 'act: operator', 'press: network and operator'],
    own: { by: [E4], line: '1:e4' },
    read: '1:e4',
    instead: { by: [D4], line: '1:d4' },
    answer: '1:e6',
    next: { by: [NF3], line: '1:Nf3' },
    act: 'veto',
  },
  { ...CHESS, game: 'swedish', races: ['press: arbiter', 'move: entry taken away', 'act: operator'], thread: 'A' },
  {
    ...CHESS,
    game: 'classical',
    races: ['press: other screen', 'press: network'],
    settings: { boards: 3 },
    thread: '1',
  },
  {
    game: 'progressive',
    races: ['press: operator', 'press: arbiter', 'move: other screen'],
    before: ['e4', 'e5 Nf6'],
    own: { by: [D4, NF3, ['b1', 'c3']], line: 'd4 Nf3 Nc3' },
    read: 'd4 Кf3 Кc3',
    instead: { by: [D4, NF3, ['b1', 'a3']], line: 'd4 Nf3 Na3' },
    answer: 'd6 Nc6 Be7 O-O',
    next: {
      by: [
        ['h2', 'h3'],
        ['b2', 'b3'],
        ['g2', 'g3'],
        ['f1', 'g2'],
        ['e1', 'g1'],
      ],
      line: 'h3 b3 g3 Bg2 O-O',
    },
    position: 'rnbqkb1r/1ppp1ppp/5n2/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 3',
    act: 'offerDraw',
  },
  {
    game: 'belarusian',
    races: ['move: other screen', 'move: entry taken away', 'press: network'],
    own: { by: [E4], line: 'e2-e4' },
    read: 'e2-e4',
    instead: { by: [D4], line: 'd2-d4' },
    answer: 'e8-e7',
    next: { by: [['f2', 'f4']], line: 'f2-f4' },
    position: 'lvmgakvml/1rrrrrrrr/9/9/9/9/9/RRRRRRRRR/LMVKAGMVL w KQkq - 0 1',
    act: 'offerDraw',
  },
];

/** White may declare a veto then, B22. */
const SHORT_OF_TIME = { type: 'setClock', side: 'white', remainingMs: 1_500_000 };

const bench = hallBench();
let captain: TestCaptain;
/** Another screen of the same captain, in English. */
let twin: TestCaptain;
let line: HeldLine;
beforeAll(async () => {
  await newMatch(bench.server, TEAMS);
  [captain, twin] = await captainsInTwo(bench);
  line = await heldLine(captain.page);
  await captain.page.reload();
});

const last = ({ by }: Made): readonly [from: string, to: string] => by.at(-1) ?? ['', ''];
const matchOf = async (): Promise<MatchView> =>
  ((await readReplicants(bench.server, ['match'])) as { match: MatchView }).match;
const plyIn = async ({ thread }: Played): Promise<number> =>
  (await matchOf()).threads.find(({ id }) => thread === undefined || id === thread)?.ply ?? 0;
const commit = ({ thread }: Played, text: string) =>
  mustPost(bench.server, { type: 'commitTurn', line: text, ...(thread === undefined ? {} : { thread }) });
const onBoard = (by: TestCaptain, square: string) =>
  by.page.locator(`.active-board [data-piece^="${square}-w"]`).waitFor();
const make = async (by: TestCaptain, moves: Made['by']): Promise<void> => {
  for (const [from, to] of moves) {
    await by.page.locator('.active-board[data-movable="true"]').waitFor();
    await by.touch(from, to);
    await onBoard(by, to);
  }
};
const press = async (by: TestCaptain): Promise<void> => {
  await by.page.locator('[data-testid="press-clock"]:not([disabled])').tap();
};
/** The next press does what it says, and nothing is left of what came before. */
const pressed = async (played: Played): Promise<void> => {
  const before = await plyIn(played);
  await press(captain);
  await eventually(() => plyIn(played)).toBe(before + 1);
  await eventually(() => captain.page.locator('.captain-turn .refusal').count()).toBe(0);
};
const refused = (by: TestCaptain) => eventually(() => by.page.locator('.captain-turn .refusal').allInnerTexts());
/** What the captain asks is on its way while somebody else is quicker. */
const held = async (asks: () => Promise<void>, meanwhile: () => Promise<unknown>): Promise<void> => {
  line.hold('command');
  await asks();
  try {
    await eventually(line.waiting).toBe(1);
    await meanwhile();
  } finally {
    line.release();
  }
};
/** Neither what the captain asks nor what is said to him gets through, for longer than he waits. */
const lost = async (
  asks: () => Promise<void>,
  meanwhile = (): Promise<unknown> => Promise.resolve(),
): Promise<void> => {
  line.hold();
  await asks();
  await captain.page.locator('.refusal[data-code="client/no_answer"]').waitFor();
  await meanwhile();
  line.release();
  await captain.page.getByTestId('fate').waitFor();
};
let matches = 0;
const begin = async (played: Played, moves: Made['by']): Promise<void> => {
  const { game, settings = {}, before = [] } = played;
  const white = `Команда ${(matches += 1)}`;
  await newMatch(bench.server, { ...TEAMS, white, game, settings });
  await mustPost(bench.server, { type: 'startClock' });
  for (const text of before) await commit(played, text);
  const { version } = await matchOf();
  for (const { page } of [captain, twin])
    await page.locator(`.captain[data-version="${version}"]`).getByText(white, { exact: true }).waitFor();
  await make(captain, moves);
};

describe.each(GAMES)('a captain of $game who comes too late', (played) => {
  const { own, instead, answer, next, position, act, races } = played;
  const race = (which: Race, run: () => Promise<void>): void => {
    if (IS_THOROUGH || races.includes(which)) it(RACES[which], run);
  };
  const goOn = async (): Promise<void> => {
    await commit(played, answer);
    await make(captain, next.by);
    await pressed(played);
  };

  race('press: operator', async () => {
    await begin(played, own.by);
    await held(
      () => press(captain),
      () => commit(played, instead.line),
    );
    await refused(captain).toEqual([expect.stringMatching(/^Ничего не сделано: был уже ход соперника/)]);
    await goOn();
  });

  race('press: arbiter', async () => {
    await begin(played, own.by);
    await held(
      () => press(captain),
      async () => {
        const { version: expectedVersion } = await matchOf();
        const set = { type: 'correctPosition', board: 1, fen: position, reason: 'как стоит в зале' };
        await mustPost(bench.server, { ...set, expectedVersion });
      },
    );
    await refused(captain).toEqual([expect.stringMatching(/Матч за это время изменился/)]);
    await captain.page.locator('.active-board [data-piece^="a7-b"]').waitFor({ state: 'detached' });
    await onBoard(captain, last(own)[1]);
    await pressed(played);
  });

  race('press: other screen', async () => {
    await begin(played, own.by);
    await onBoard(twin, last(own)[1]);
    await held(
      () => press(captain),
      async () => {
        const ply = await plyIn(played);
        await press(twin);
        await eventually(() => plyIn(played)).toBe(ply + 1);
      },
    );
    await refused(captain).toEqual([expect.stringMatching(/^Ничего не сделано: был уже ход соперника/)]);
    await goOn();
  });

  race('move: other screen', async () => {
    await begin(played, own.by.slice(0, -1));
    await captain.page.locator('.active-board[data-movable="true"]').waitFor();
    await held(
      () => captain.touch(...last(own)),
      () => make(twin, [last(instead)]),
    );
    await refused(captain).toEqual([expect.stringContaining(`Изменено на другой странице: ${played.read}`)]);
    await onBoard(captain, last(instead)[1]);
    await pressed(played);
  });

  race('move: entry taken away', async () => {
    const entry = (by: 'both' | 'operator') =>
      mustPost(bench.server, { type: 'setHallRules', ...HALL_RULES, draftSeenBy: 'team', entry: by });
    await begin(played, own.by.slice(0, -1));
    await captain.page.locator('.active-board[data-movable="true"]').waitFor();
    try {
      await held(
        () => captain.touch(...last(own)),
        () => entry('operator'),
      );
      await refused(captain).toEqual([expect.stringMatching(`^Не принято: ${played.read}. Ходы вводит оператор`)]);
    } finally {
      await entry('both');
    }
    await make(captain, own.by.slice(-1));
    await pressed(played);
  });

  race('act: operator', async () => {
    await begin(played, own.by);
    if (act === 'veto') await mustPost(bench.server, { ...SHORT_OF_TIME, reason: 'время вето' });
    await held(
      () => captain.hold(act),
      () => commit(played, instead.line),
    );
    await refused(captain).toEqual([expect.stringMatching(/^Матч за это время изменился/)]);
    await commit(played, answer);
    await captain.hold(act);
    await captain.page.getByTestId(act).waitFor({ state: 'detached' });
    await refused(captain).toEqual([]);
  });

  race('press: network', async () => {
    await begin(played, own.by);
    await lost(() => press(captain));
    await refused(captain).toEqual([expect.stringMatching(/часы не были нажаты.*Нажмите ещё раз/)]);
    await onBoard(captain, last(own)[1]);
    await pressed(played);
  });

  race('press: network and operator', async () => {
    await begin(played, own.by);
    await lost(
      () => press(captain),
      () => commit(played, instead.line),
    );
    await refused(captain).toEqual([expect.stringMatching(/часы не были нажаты, а этот ход уже позади/)]);
    await goOn();
  });
});

it('runs every race in some game', () => {
  expect(new Set(GAMES.flatMap(({ races }) => races))).toEqual(new Set(Object.keys(RACES)));
});

it('had no error on any page', () => {
  bench.expectNoErrors();
});
