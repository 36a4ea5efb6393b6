import { readdirSync } from 'node:fs';
import { random as seeded, type Random } from '../../../bundles/chess-match/src/games/common/random';
import { suspend, stepClocks } from './clocks';
import { ruin } from './damage';
import { DAMAGES } from './damages';
import { createEvening, type Evening } from './evening';
import { flood } from './flood';
import { fillDisk, mountSmallDisk } from './fullDisk';
import { hostility } from './hostile';
import { KILLS } from './kills';
import type { Tally } from './tally';
import { textOf } from '../../../bundles/chess-match/src/match/base/textOf';

/** How often each kind of step is done in one round. */
export interface Round {
  /** Each way to be killed, so many times. */
  readonly kills: number;
  readonly fullDisks: number;
  /** So many damages of the list, drawn by the seed. */
  readonly damages: number;
  readonly hostilities: number;
  readonly clockSteps: number;
  readonly suspensions: number;
  readonly floods: number;
}

export interface RoundOptions {
  readonly tally: Tally;
  readonly round: Round;
  /** Asked before each step. */
  readonly isOver: () => boolean;
  readonly say: (line: string) => void;
}

/** No step takes so long, even on a crowded machine. */
const STEP_LIMIT_MS = 900_000;

const inTime = async (work: Promise<void>): Promise<void> => {
  let timer: NodeJS.Timeout | null = null;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done within ${STEP_LIMIT_MS} ms`)), STEP_LIMIT_MS);
  });
  await Promise.race([work, late]).finally(() => timer !== null && clearTimeout(timer));
};

const times = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

const shuffled = <T>(items: readonly T[], random: Random): readonly T[] =>
  items
    .map((item) => ({ item, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);

/** Copies made by hand are made in one go: where nobody plays none is on its way. */
const UNFINISHED = /\.by-hand\..*\.part/;

type Series = ReturnType<typeof evenings>;
type Step = readonly [name: string, run: () => Promise<void>];

/** Evenings that follow each other: a new one where the last was spoiled. */
const evenings = (random: Random, tally: Tally) => {
  let current: Evening | null = null;
  return {
    whole: async (): Promise<Evening | null> => {
      if (current?.isSpoiled() === true) {
        await current.dispose();
        current = null;
      }
      if (current !== null) return current;
      current = await createEvening(random, tally);
      return (await current.begin()) ? current : null;
    },
    /** The next step begins another. */
    end: async (): Promise<void> => {
      await current?.dispose();
      current = null;
    },
  };
};

const onSmallDisk = async (random: Random, tally: Tally): Promise<void> => {
  const evening = await createEvening(random, tally);
  const unmount = mountSmallDisk(evening.victim.data);
  try {
    if (unmount === null) tally.leftOut('full disks, as nothing may be mounted here');
    else if (await evening.begin()) await fillDisk(evening);
  } finally {
    await evening.victim.kill('SIGKILL');
    unmount?.();
    await evening.dispose();
  }
};

const damaged = async (random: Random, tally: Tally, damages: typeof DAMAGES, isOver: () => boolean): Promise<void> => {
  const evening = await createEvening(random, tally);
  try {
    if (!(await evening.begin())) return;
    const ground = await ruin(evening);
    for (const damage of damages) if (!isOver()) await ground.damage(damage);
    ground.dispose();
  } finally {
    await evening.dispose();
  }
};

const stepsOf = (
  { round, tally, isOver }: RoundOptions,
  random: Random,
  series: Series,
  damages: typeof DAMAGES,
): readonly Step[] => {
  const inEvening = (name: string, run: (evening: Evening) => Promise<void>): Step => [
    name,
    async () => {
      const evening = await series.whole();
      if (evening !== null) await run(evening);
    },
  ];
  const kill = (name: string): Step =>
    inEvening(`killed while ${name}`, async (evening) => {
      await KILLS[name]?.(evening);
      if (!evening.isSpoiled() && (await evening.begin())) await evening.check();
      const left = readdirSync(evening.victim.data).filter((file) => UNFINISHED.test(file));
      if (left.length > 0) evening.breaks('leftBehind', { left });
    });
  return [
    ...times(round.kills).flatMap(() => Object.keys(KILLS).map(kill)),
    ...times(round.hostilities).map(() => inEvening('hostile', hostility)),
    ...times(round.floods).map(() => inEvening('flood', flood)),
    ...times(round.fullDisks).map((): Step => ['full disk', () => onSmallDisk(random, tally)]),
    ...times(round.suspensions).map((): Step => ['suspended', () => suspend(random, tally)]),
    ['clock steps', () => stepClocks(random, tally, round.clockSteps)],
    ['damages', () => damaged(random, tally, damages, isOver)],
  ];
};

/** Everything that may go wrong, in an order that the numbers draw. What breaks is in the tally; nothing is thrown. */
export const tortureRound = async (options: RoundOptions, random: Random): Promise<void> => {
  const { tally, isOver, say } = options;
  const series = evenings(random, tally);
  // Drawn before anything is played: how much is played hangs on the machine, what is tried must not.
  const draws = seeded(random.below(2 ** 31));
  const damages = shuffled(DAMAGES, draws).slice(0, options.round.damages);
  for (const [name, run] of shuffled(stepsOf(options, random, series, damages), draws)) {
    if (isOver()) break;
    tally.at(name);
    await inTime(run()).catch(async (error: unknown) => {
      tally.breaks('unfinished', { what: textOf(error) });
      await series.end();
    });
    say(`${name}: ${tally.brief()}`);
  }
  await series.end();
};
