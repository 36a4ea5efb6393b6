import type { ClocksView } from '@schemas/clocks';
import type { MatchView } from '@schemas/match';
import type { EveningPlan } from '@schemas/show';
import { remainingAt } from '../../view/clock';
import { momentOf } from './timeOfDay';

/** How long a game takes by its clocks, as it was agreed and as its clocks are at present. */
export interface GameTime {
  /** What a side of each thread begins with, ms. */
  readonly sideMs: number;
  /** What a side gets for each turn, ms. With any there is no latest end, only a likely one. */
  readonly perTurnMs: number;
  /** Turns of both sides together in a usual game of one thread. */
  readonly turns: number;
  /** Whether the game is over with the first of its threads, or with the last. */
  readonly endsWith: 'first' | 'last';
}

/** When something ends, Unix ms: never `earliestMs` > `paceMs` or `paceMs` > `latestMs`. */
export interface Span {
  /** The first moment at which a flag can fall. What is decided on the board may end it sooner. */
  readonly earliestMs: number;
  /** As fast as it was played so far. */
  readonly paceMs: number;
  /** When nobody has any time left. */
  readonly latestMs: number;
}

/** When the evening ends, and whether that is in time. */
export interface Ends extends Span {
  /** Nobody gets time for turns: `latestMs` cannot be passed while clocks run. */
  readonly isExact: boolean;
  /** When the slot ends, Unix ms; null: nobody said. */
  readonly slotMs: number | null;
  /** `fits` whatever happens; `may pass` it though it does not by pace; `passes` it by pace; null without a slot. */
  readonly fit: 'fits' | 'may pass' | 'passes' | null;
}

/** Turns that tell how fast is played; before them a game counts as a usual one. */
const TURNS_FOR_PACE = 4;
/** A game longer than a usual one goes on for this part of what was played. */
const LONGER_BY = 0.2;
/** What is used up of all time in a usual game. */
const USUAL_USE = 0.8;

const MINUTE_MS = 60_000;

const perTurnOf = ({ sideMs, perTurnMs, turns }: GameTime): number => (2 * sideMs * USUAL_USE) / turns + perTurnMs;

interface ThreadTime extends Span {
  readonly perTurnMs: number;
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** The end of one thread that goes on. */
const threadEnds = (
  clocks: ClocksView['clocks'],
  ply: number,
  { sideMs, perTurnMs, turns, endsWith }: GameTime,
  nowMs: number,
): ThreadTime => {
  const left = clocks.map((clock) => remainingAt(clock, nowMs));
  const usedMs = 2 * sideMs + ply * perTurnMs - sum(left);
  const each = ply < TURNS_FOR_PACE ? perTurnOf({ sideMs, perTurnMs, turns, endsWith }) : Math.max(0, usedMs) / ply;
  const turnsLeft = Math.max(1, turns - ply, Math.ceil(ply * LONGER_BY));
  const earliestMs = nowMs + Math.min(...left);
  const latestMs = nowMs + sum(left) + turnsLeft * perTurnMs;
  const paceMs = Math.min(latestMs, Math.max(earliestMs, nowMs + turnsLeft * each));
  return { earliestMs, paceMs, latestMs, perTurnMs: each };
};

const added = (span: Span, by: Span): Span => ({
  earliestMs: span.earliestMs + by.earliestMs,
  paceMs: span.paceMs + by.paceMs,
  latestMs: span.latestMs + by.latestMs,
});

const togetherAs = ({ endsWith }: GameTime, threads: readonly ThreadTime[]): ThreadTime => {
  const pick = endsWith === 'first' ? Math.min : Math.max;
  return {
    earliestMs: pick(...threads.map(({ earliestMs }) => earliestMs)),
    paceMs: pick(...threads.map(({ paceMs }) => paceMs)),
    latestMs: pick(...threads.map(({ latestMs }) => latestMs)),
    perTurnMs: pick(...threads.map(({ perTurnMs }) => perTurnMs)),
  };
};

/** A game that has not begun, as lengths of time. */
const wholeGame = ({ sideMs, perTurnMs, turns }: GameTime, eachMs: number): Span => {
  const latestMs = 2 * sideMs + turns * perTurnMs;
  return { earliestMs: sideMs, paceMs: Math.min(latestMs, Math.max(sideMs, turns * eachMs)), latestMs };
};

/** What is looked at to tell when the evening ends. */
export interface Evening {
  readonly match: {
    readonly status: MatchView['status'];
    readonly threads: readonly Pick<MatchView['threads'][number], 'id' | 'toMove' | 'ply'>[];
  };
  readonly clocks: Pick<ClocksView, 'clocks'>;
  readonly time: GameTime;
  readonly plan: EveningPlan;
}

/**
 * Tells when the evening ends by the clocks of the open game, the games and breaks planned after it, and the pace so
 * far. Stopped clocks move every end on with the time that passes.
 *
 * @param nowMs of the server's clock, Unix ms
 * @param zoneMs by how much clocks of the house are ahead of UTC, ms
 * @returns null where no game is open and none is planned
 */
export const endsOf = ({ match, clocks, time, plan }: Evening, nowMs: number, zoneMs: number): Ends | null => {
  const agreed = { ...time, turns: plan.turns ?? time.turns };
  const going = match.status === 'playing' ? match.threads.filter(({ toMove }) => toMove !== null) : [];
  if (going.length === 0 && plan.games === 0) return null;
  const threads = going.map(({ id, ply }) =>
    threadEnds(
      clocks.clocks.filter(({ thread }) => thread === id),
      ply,
      agreed,
      nowMs,
    ),
  );
  const now = { earliestMs: nowMs, paceMs: nowMs, latestMs: nowMs, perTurnMs: perTurnOf(agreed) };
  const open = threads.length === 0 ? now : togetherAs(agreed, threads);
  const breakMs = plan.breakMinutes * MINUTE_MS;
  const pause = { earliestMs: breakMs, paceMs: breakMs, latestMs: breakMs };
  const further = Array.from({ length: plan.games }, () => added(wholeGame(agreed, open.perTurnMs), pause));
  const { earliestMs, paceMs, latestMs } = further.reduce<Span>(added, open);
  const slotMs = plan.slotEnd === null ? null : momentOf(plan.slotEnd, nowMs, zoneMs);
  const fit = (): Ends['fit'] => {
    if (slotMs === null) return null;
    if (paceMs > slotMs) return 'passes';
    return latestMs > slotMs ? 'may pass' : 'fits';
  };
  return { earliestMs, paceMs, latestMs, isExact: agreed.perTurnMs === 0, slotMs, fit: fit() };
};
