import { remainingAt, type Clock } from './clock';
import type { AnyGame } from './game';
import type { GameEvent } from './event';
import { countedOf, pastOf } from './counted';
import type { History } from './history';
import type { Glance, Moment } from './lookBack';
import type { BySide } from './sides';

/** A chronicle as far as it was folded, ready to go on. */
export interface Folded {
  /** Which entries do not count, and which corrections do: another answer means that the past has changed. */
  readonly out: string;
  readonly entries: number;
  readonly state: unknown;
  readonly moments: readonly Moment[];
  /** Time each side's clock ran since the last turn of its thread, in ms; in the order of the threads. */
  readonly ranMs: readonly BySide<number>[];
  readonly atMs: number;
  readonly hasClock: boolean;
}

/** Boards that were in play then: what had ended before is not shown again. */
const inPlay = (glance: Glance): Glance => ({
  ...glance,
  boards: glance.boards.filter(({ status, result }) => status === 'live' || result?.ply === glance.ply),
});

const remaining = (clock: Clock, atMs: number): BySide<number> => ({
  white: remainingAt(clock, 'white', atMs),
  black: remainingAt(clock, 'black', atMs),
});

const NOBODY_RAN = { white: 0, black: 0 } as const;

const ran = (before: BySide<number>, clock: Clock, fromMs: number, atMs: number): BySide<number> => {
  if (clock.running === null || clock.sinceMs === null) return before;
  const elapsed = Math.max(0, atMs - Math.max(clock.sinceMs, fromMs));
  return { ...before, [clock.running]: before[clock.running] + elapsed };
};

/** The moments with the last one as it stands now: whatever followed its turn, a correction say, belongs to it. */
const settled = (game: AnyGame, { moments, state }: Folded): readonly Moment[] => {
  const last = moments.at(-1);
  return last === undefined ? [] : [...moments.slice(0, -1), { ...last, ...inPlay(game.lookBack.glance(state)) }];
};

/** The chronicle after one more event that counts. */
const follow = (game: AnyGame, before: Folded, event: GameEvent): Folded => {
  const { atMs } = event;
  const ranMs = game.lookBack
    .clocks(before.state)
    .map((clock, index) => ran(before.ranMs[index] ?? NOBODY_RAN, clock, before.atMs, atMs));
  const state: unknown = game.evolve(before.state, event);
  const clocks = game.lookBack.clocks(state);
  const hasClock = before.hasClock || clocks.some(({ running }) => running !== null);
  const next: Folded = { ...before, state, ranMs, atMs, hasClock };
  const fact = game.undoLabel(event);
  if (fact?.kind !== 'turn') return next;
  const glance = inPlay(game.lookBack.glance(state));
  const thread = game.threadOf(event) ?? game.threads[0] ?? '';
  const index = game.threads.indexOf(thread);
  const clock = clocks[index];
  const side = game.lookBack.toMove(before.state, thread);
  const usedMs = (ranMs[index] ?? NOBODY_RAN)[side];
  const moment: Moment = {
    ...glance,
    thread,
    side,
    turn: fact.label,
    line: fact.line,
    usedMs: usedMs > 0 ? usedMs : null,
    remainingMs: hasClock && clock !== undefined ? remaining(clock, atMs) : null,
  };
  return {
    ...next,
    moments: [...settled(game, before), moment],
    ranMs: ranMs.map((each, at) => (at === index ? NOBODY_RAN : each)),
  };
};

const begin = (game: AnyGame, initial: unknown, out: string): Folded => ({
  out,
  entries: 0,
  state: initial,
  moments: [
    {
      ...inPlay(game.lookBack.glance(initial)),
      turn: '',
      thread: game.threads[0] ?? '',
      side: null,
      line: '',
      usedMs: null,
      remainingMs: null,
    },
  ],
  ranMs: [],
  atMs: 0,
  hasClock: false,
});

/**
 * How the game stood after each of its turns, as far as they count (B27): the beginning first. Time that a clock ran
 * while the server was down counts as used.
 * @param known what was folded before of the same match; gone on from where the past has not changed
 */
export const foldChronicle = <State>(game: AnyGame, history: History<State>, known: Folded | null): Folded => {
  const out = pastOf(history);
  const isSame = known?.out === out && known.entries <= history.entries.length;
  let folded = isSame ? known : begin(game, history.initial, out);
  const { entries } = folded;
  for (const { seq, event } of countedOf(history)) if (seq > entries) folded = follow(game, folded, event);
  return { ...folded, moments: settled(game, folded), entries: history.entries.length };
};
