import { describe, expect, it } from 'vitest';
import { business } from '../business';
import { LIVELY, randomTurn } from '../business/rules/randomTurn';
import { isOver, type State as BusinessState } from '../business/rules/state';
import { progressive } from '../progressive';
import { randomSeries } from '../progressive/rules/randomSeries';
import type { State as ProgressiveState } from '../progressive/rules/state';
import { newMatch as newProgressive } from '../progressive/testing/play';
import { swedish } from '../swedish';
import { decide as decideSwedish } from '../swedish/rules/decide';
import { randomLine } from '../swedish/rules/randomLine';
import type { State as SwedishState } from '../swedish/rules/state';
import { newMatch } from '../swedish/testing/play';
import { newGame, T0 } from '../testing/play';
import { stop } from './clock';
import type { GameEvent } from './event';
import type { AnyGame } from './game';
import { append, foldHistory, type History } from './history';
import { decideRedo, decideUndo } from './undo';
import type { ClockChoice } from './leaveClocks';
import type { Problem } from './problem';
import { random, type Random } from './random';
import type { Result } from './result';
import type { BySide } from './sides';
import { decideTakeBack } from './takeBack';

interface Played {
  readonly game: AnyGame;
  readonly initial: unknown;
  readonly start: { readonly type: 'startClock' } | { readonly type: 'startClocks' };
  /** A turn that can be made; null where nobody has one. */
  turn(state: unknown, from: Random): object | null;
  decide(state: unknown, command: object, nowMs: number): Result<readonly GameEvent[], Problem>;
}

/** What is on the boards is nothing to the clock. */
const MOVES_ALONE = { ...LIVELY, branches: 0, passes: 0, selects: 0, resigns: 0.05 };

const BUSINESS: Played = {
  game: business as unknown as AnyGame,
  initial: newGame({}),
  start: { type: 'startClock' },
  turn: (state, from) =>
    isOver(state as BusinessState)
      ? null
      : { type: 'commitTurn', line: randomTurn(from, state as BusinessState, MOVES_ALONE) },
  decide: (state, command, nowMs) => business.decide(state as BusinessState, command as never, nowMs),
};

const SWEDISH: Played = {
  game: swedish as unknown as AnyGame,
  initial: newMatch({ timePerPlayerMs: 3_600_000 }),
  start: { type: 'startClocks' },
  turn: (state, from) => {
    const line = randomLine(from, state as SwedishState);
    return line === null ? null : { type: 'press', board: line.slice(0, 1), text: line.slice(2) };
  },
  decide: (state, command, nowMs) => decideSwedish(state as SwedishState, command as never, nowMs),
};

/** Short series, so that many are made. */
const PROGRESSIVE: Played = {
  game: progressive as unknown as AnyGame,
  initial: newProgressive({ variant: 'marseillais', timePerSideMs: 3_600_000, incrementMs: 2000 }),
  start: { type: 'startClock' },
  turn: (state, from) => {
    const line = randomSeries(from, state as ProgressiveState);
    return line === null ? null : { type: 'commitTurn', line };
  },
  decide: (state, command, nowMs) => progressive.decide(state as ProgressiveState, command as never, nowMs),
};

/** With an increment and a delay. */
const TIMED: Played = {
  ...SWEDISH,
  initial: newMatch({ timePerPlayerMs: 3_600_000, incrementMs: 2000, delayMs: 3000 }),
};

const begun = ({ game, initial }: Played): History<unknown> => foldHistory<unknown>(game, initial, []);

const ask = (played: Played, history: History<unknown>, command: object, nowMs: number): History<unknown> => {
  const decided = played.decide(history.state, command, nowMs);
  if (!decided.ok) throw new Error(JSON.stringify([command, decided.error]));
  return decided.value.reduce<History<unknown>>((at, event) => append(played.game, at, event), history);
};

const back = ({ game }: Played, history: History<unknown>, nowMs: number, isRedo: boolean): History<unknown> => {
  const decided = isRedo ? decideRedo(game, history, nowMs) : decideUndo(game, history, nowMs, null);
  return decided.ok ? append(game, history, decided.value) : history;
};

const shown = ({ game }: Played, { state }: History<unknown>, nowMs: number): readonly BySide<number>[] =>
  game.lookBack.clocks(state).map((clock) => stop(clock, nowMs).remainingMs);

const isOpen = ({ game }: Played, { state }: History<unknown>): boolean => game.project(state).clocks.gap !== null;

const isRunning = ({ game }: Played, { state }: History<unknown>): boolean =>
  game.lookBack.clocks(state).some(({ running }) => running !== null);

const GIVE = { type: 'dismissGap', giveBack: true } as const;

/**
 * The same evening twice: with the server down now and then and all that time given back sooner or later, and with the
 * server up all the time. The clocks must show the same.
 */
const twoEvenings = (played: Played, seed: number): { readonly undone: number; readonly downs: number } => {
  const from = random(seed);
  let [downs, undone, lostMs, nowMs] = [0, 0, 0, T0];
  let down = ask(played, begun(played), played.start, nowMs);
  let up = down;
  const giveAll = (): void => {
    while (isOpen(played, down)) down = ask(played, down, GIVE, nowMs);
  };
  for (let step = 0; step < 60; step += 1) {
    nowMs += from.below(4000);
    const dice = from.next();
    const command = dice < 0.45 ? played.turn(down.state, from) : null;
    if (command !== null) {
      down = ask(played, down, command, nowMs);
      up = ask(played, up, command, nowMs - lostMs);
    } else if (dice < 0.6 && isRunning(played, down)) {
      const fromMs = nowMs;
      nowMs += 1000 + from.below(9000);
      lostMs += nowMs - fromMs;
      downs += 1;
      down = ask(played, down, { type: 'noteGap', cause: from.pick(['down', 'stalled']), fromMs, toMs: nowMs }, nowMs);
    } else if (dice < 0.7 && isOpen(played, down)) down = ask(played, down, GIVE, nowMs);
    else if (dice > 0.75) {
      const isRedo = from.chance(0.3);
      down = back(played, down, nowMs, isRedo);
      up = back(played, up, nowMs - lostMs, isRedo);
      undone += 1;
    }
  }
  // A decision after the end gives nothing back on two boards: there the end must be taken back first.
  while (played.turn(down.state, from) === null) {
    down = back(played, down, nowMs, false);
    up = back(played, up, nowMs - lostMs, false);
  }
  giveAll();
  expect(shown(played, down, nowMs)).toEqual(shown(played, up, nowMs - lostMs));
  return { undone, downs };
};

const HAD_MS = 5_400_000;

/**
 * White has played e4 in 10 s; then the server was down for two minutes on Black's time, who answered after 5 s more.
 */
const outage = (isGiven: 'at once' | 'later'): { readonly history: History<unknown>; readonly nowMs: number } => {
  const at = (seconds: number): number => T0 + 1000 * seconds;
  let history = ask(BUSINESS, begun(BUSINESS), { type: 'startClock' }, T0);
  history = ask(BUSINESS, history, { type: 'commitTurn', line: '1:e4' }, at(10));
  history = ask(BUSINESS, history, { type: 'noteGap', cause: 'down', fromMs: at(10), toMs: at(130) }, at(130));
  if (isGiven === 'at once') history = ask(BUSINESS, history, GIVE, at(130));
  return { history, nowMs: at(130) };
};

const takenBack = (history: History<unknown>, nowMs: number, clocks: ClockChoice): History<unknown> => {
  const decided = decideTakeBack(BUSINESS.game, history, nowMs, { turns: 1, reason: '', clocks });
  if (!decided.ok) throw new Error(decided.error.code);
  return append(BUSINESS.game, history, decided.value);
};

const left = (history: History<unknown>, nowMs: number): readonly [number, number] => {
  const [clock] = shown(BUSINESS, history, nowMs);
  return [HAD_MS - (clock?.white ?? NaN), HAD_MS - (clock?.black ?? NaN)];
};

describe('B24 time lost while nobody could press', () => {
  it.each([
    ['Business Chess', BUSINESS, 30],
    ['Swedish chess', SWEDISH, 12],
    ['Swedish chess with a delay', TIMED, 24],
    ['chess in series', PROGRESSIVE, 24],
  ] as const)(
    'B24 B27 is as if it had never been once it is given back, whatever is undone: %s',
    { timeout: 120_000 },
    (_name, played, games) => {
      let [undone, downs] = [0, 0];
      for (let seed = 1; seed <= games; seed += 1) {
        const seen = twoEvenings(played, seed);
        [undone, downs] = [undone + seen.undone, downs + seen.downs];
      }
      expect(Math.min(undone, downs)).toBeGreaterThan(games);
    },
  );

  it('B27 is given to whom an undo charges with it, before and after the arbiter’s word', () => {
    for (const isGiven of ['at once', 'later'] as const) {
      const { history, nowMs } = outage(isGiven);
      const undone = back(BUSINESS, history, nowMs, false);
      const settled = isGiven === 'later' ? ask(BUSINESS, undone, GIVE, nowMs) : undone;
      expect(left(settled, nowMs)).toEqual([10_000, 0]);
    }
  });

  it('B27 the page says whose clock it has gone from', () => {
    const { history, nowMs } = outage('later');
    expect(BUSINESS.game.project(history.state).clocks.gap).toMatchObject({ side: 'black', lostMs: 120_000 });
    const undone = back(BUSINESS, history, nowMs, false);
    expect(BUSINESS.game.project(undone.state).clocks.gap).toMatchObject({ side: 'white', lostMs: 120_000 });
  });

  it('B27 stays with the clock that shows it where the clocks are left as they are now', () => {
    const { history, nowMs } = outage('later');
    const corrected = takenBack(history, nowMs, 'asNow');
    expect(left(corrected, nowMs)).toEqual([10_000, 120_000]);
    expect(left(ask(BUSINESS, corrected, GIVE, nowMs), nowMs)).toEqual([10_000, 0]);
    const redone = back(BUSINESS, corrected, nowMs, true);
    expect(left(ask(BUSINESS, redone, GIVE, nowMs), nowMs)).toEqual([10_000, 0]);
  });

  it('B27 has gone from no clock where the clocks are left as they were before', () => {
    const { history, nowMs } = outage('later');
    const corrected = takenBack(history, nowMs, 'asThen');
    expect(left(corrected, nowMs)).toEqual([0, 0]);
    expect(BUSINESS.game.project(corrected.state).clocks.gap).toMatchObject({ side: null });
    expect(left(ask(BUSINESS, corrected, GIVE, nowMs), nowMs)).toEqual([0, 0]);
  });

  it('B27 given back after the turn in which it was lost, it is there where the clocks are left as that turn left them', () => {
    const { history, nowMs } = outage('later');
    const answered = ask(BUSINESS, history, { type: 'commitTurn', line: '1:e5' }, nowMs + 5000);
    const given = ask(BUSINESS, answered, GIVE, nowMs + 7000);
    const played = ask(BUSINESS, given, { type: 'commitTurn', line: '1:d4' }, nowMs + 9000);
    const corrected = takenBack(played, nowMs + 9000, 'asThen');
    expect(left(corrected, nowMs + 9000)).toEqual([10_000, 5000]);
  });
});
