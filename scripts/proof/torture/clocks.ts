import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ClocksView } from '@schemas/clocks';
import type { Random } from '../../../bundles/chess-match/src/games/common/random';
import { mustPost, newMatch, openCommandSocket } from '../../../tests/support/commands';
import { readReplicants } from '../../../tests/support/replicants';
import { until } from '../../../tests/support/until';
import type { Tally } from './tally';
import { createVictim, type Victim } from './victim';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
/** For the server to notice that its clock was set, and to say so. */
const NOTICE_LIMIT_MS = 6000;
/** What may be lost in a step without a word: the server's own rhythm and a busy machine. */
const UNSEEN_MS = 8000;

interface Shown {
  readonly remainingMs: number;
  readonly isGapOffered: boolean;
}

/** What a page shows of White's clock, by the contract: remaining - (now - runningSince). */
const shown = async (victim: Victim): Promise<Shown> => {
  const { clocks } = (await readReplicants(victim, ['clocks'])) as { readonly clocks: ClocksView };
  const commands = await openCommandSocket(victim);
  const nowMs = (await commands.socket.timeout(SECOND_MS * 10).emitWithAck('time')) as number;
  commands.close();
  const white = clocks.clocks.find(({ side }) => side === 'white');
  const { remainingMs = 0, runningSinceMs = null } = white ?? {};
  return {
    remainingMs: runningSinceMs === null ? remainingMs : remainingMs - (nowMs - runningSinceMs),
    isGapOffered: clocks.gap !== null,
  };
};

const setClock = async ({ root, signal }: Victim, shiftMs: number): Promise<void> => {
  const path = join(root, 'clock');
  writeFileSync(path, String(shiftMs));
  signal('SIGUSR2');
  const isTaken = (): boolean => {
    try {
      return readFileSync(`${path}.taken`, 'utf8') === String(shiftMs);
    } catch {
      return false;
    }
  };
  await until(isTaken, 'the server to see another time');
};

/** What the law says of a clock that had `hadMs` at `sinceMs` of this process's own clock. */
const problemOf = ({ remainingMs, isGapOffered }: Shown, hadMs: number, sinceMs: number): string | null => {
  if (remainingMs > hadMs) return 'more is shown than the side had';
  const spentMs = performance.now() - sinceMs;
  if (remainingMs < hadMs - spentMs - UNSEEN_MS && !isGapOffered) return 'time was taken and no gap is offered';
  return null;
};

/** White's clock runs; the system's clock is set forward and back, and the process is suspended. */
export const stepClocks = async (random: Random, tally: Tally, steps: number): Promise<void> => {
  const victim = await createVictim();
  try {
    if ((await victim.start()) !== 'whole') throw new Error(`The server did not start:\n${victim.log()}`);
    for (let step = 0; step < steps; step += 1) {
      await newMatch(victim);
      await mustPost(victim, { type: 'startClock' });
      const { remainingMs: hadMs } = await shown(victim);
      const sinceMs = performance.now();
      const isForward = step % 2 === 0;
      const stepMs = (isForward ? 1 : -1) * (15 * SECOND_MS + random.below(HOUR_MS));
      const details = { what: 'the clock was set', stepMs, hadMs };
      await setClock(victim, stepMs);
      tally.count('clockSteps');
      let problem: string | null = null;
      const isLawful = async (): Promise<boolean> => {
        problem = problemOf(await shown(victim), hadMs, sinceMs);
        return problem === null;
      };
      await until(isLawful, 'the clock to be right', NOTICE_LIMIT_MS).catch(() => undefined);
      if (problem !== null) tally.breaks('wrongClocks', { ...details, problem, shown: await shown(victim) });
      await mustPost(victim, { type: 'stopClock', reason: 'torture' });
      const after = await shown(victim);
      if (after.remainingMs > hadMs) tally.breaks('wrongClocks', { ...details, problem: 'time was given', after });
      await setClock(victim, 0);
    }
  } finally {
    await victim.dispose();
  }
};

/** As a laptop that is closed and opened. */
export const suspend = async (random: Random, tally: Tally): Promise<void> => {
  const victim = await createVictim();
  try {
    if ((await victim.start()) !== 'whole') throw new Error(`The server did not start:\n${victim.log()}`);
    await newMatch(victim);
    await mustPost(victim, { type: 'startClock' });
    const { remainingMs: hadMs } = await shown(victim);
    victim.signal('SIGSTOP');
    await delay(2 * SECOND_MS + random.below(3 * SECOND_MS));
    victim.signal('SIGCONT');
    tally.count('suspensions');
    const after = await shown(victim);
    if (after.remainingMs > hadMs) tally.breaks('wrongClocks', { what: 'suspended', hadMs, after });
    await mustPost(victim, { type: 'commitTurn', line: '1:e4' });
    tally.count('confirmed');
  } finally {
    await victim.dispose();
  }
};
