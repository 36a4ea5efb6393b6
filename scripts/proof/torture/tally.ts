import { appendFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What is counted because it was done. */
const DONE = {
  kills: 0,
  fullDisks: 0,
  damages: 0,
  /** Damages that hid something confirmed, and the server said so. */
  noticed: 0,
  /** Damages after which everything confirmed was there. */
  harmless: 0,
  /** Ways out of the rescue that were taken. */
  ways: 0,
  hostile: 0,
  clockSteps: 0,
  suspensions: 0,
  floods: 0,
  confirmed: 0,
  /** Commands that nobody had an answer to when the process died. */
  open: 0,
};

/** What must never happen, in the words of the summary. */
export const LAWS = {
  lost: 'lost',
  doubled: 'doubled',
  failedStarts: 'failed starts',
  silent: 'damages passed over in silence',
  stuck: 'ways of the rescue that led back to it',
  leftBehind: 'unfinished copies left behind',
  unanswered: 'hostile unanswered',
  gotThrough: 'hostile got through',
  packetDeaths: 'processes ended by a packet',
  wrongClocks: 'clocks shown wrong',
  unfinished: 'steps not finished',
} as const;

export type Done = keyof typeof DONE;
export type Law = keyof typeof LAWS;

export interface Tally {
  readonly done: Readonly<Record<Done, number>>;
  readonly broken: Readonly<Record<Law, number>>;
  /** Where each broken law stands with its details. */
  readonly logFile: string;
  count(what: Done, times?: number): void;
  /** @param details what was expected, what was found, what the server had printed */
  breaks(law: Law, details: Readonly<Record<string, unknown>>): void;
  /** Where details say that they happened. */
  at(step: string): void;
  /** Something that could not be tried on this machine. */
  leftOut(what: string): void;
  /** Kills, facts and broken laws so far. */
  brief(): string;
  summary(): string;
}

const MINUTE_MS = 60_000;

const several = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

export const createTally = (seed: number): Tally => {
  const startedMs = performance.now();
  const done = { ...DONE };
  const broken = Object.fromEntries(Object.keys(LAWS).map((law) => [law, 0])) as Record<Law, number>;
  const logFile = join(mkdtempSync(join(tmpdir(), 'torture-')), 'torture.log');
  const omissions = new Set<string>();
  let step = 'setting up';
  const note = (line: unknown): void => appendFileSync(logFile, `${JSON.stringify(line)}\n`);
  note({ seed, startedAt: new Date().toISOString() });
  return {
    done,
    broken,
    logFile,
    count: (what, times = 1) => void (done[what] += times),
    breaks: (law, details) => {
      broken[law] += 1;
      note({ law, seed, step, ...details });
    },
    at: (next) => {
      step = next;
      note({ step });
    },
    leftOut: (what) => void omissions.add(what),
    brief: () => {
      const wrong = Object.entries(broken).filter(([, count]) => count > 0);
      const all = wrong.length === 0 ? 'all laws held' : wrong.map(([law, count]) => `${law} ${count}`).join(', ');
      return `${done.kills} kills, ${done.confirmed} facts; ${all}`;
    },
    summary: () =>
      [
        `torture: ${((performance.now() - startedMs) / MINUTE_MS).toFixed(1)} min, seed ${seed}: ${several(done.kills, 'kill', 'kills')}`,
        `${several(done.fullDisks, 'full disk', 'full disks')}`,
        `${several(done.damages, 'damage', 'damages')} (${done.noticed} noticed, ${done.harmless} harmless, ${done.ways} ways taken)`,
        `${done.hostile} hostile (${broken.unanswered} unanswered)`,
        `${several(done.clockSteps, 'clock step', 'clock steps')}`,
        `${several(done.suspensions, 'suspension', 'suspensions')}`,
        `${several(done.floods, 'flood', 'floods')}`,
        `${several(done.confirmed, 'fact', 'facts')} confirmed, ${done.open} open at a kill`,
        ...(
          [
            'lost',
            'doubled',
            'failedStarts',
            'silent',
            'stuck',
            'leftBehind',
            'gotThrough',
            'packetDeaths',
            'wrongClocks',
            'unfinished',
          ] as const
        ).map((law) => `${broken[law]} ${LAWS[law]}`),
        ...[...omissions].map((what) => `not done: ${what}`),
      ].join(', '),
  };
};

/** Whether every law held. */
export const isWhole = ({ broken }: Tally): boolean => Object.values(broken).every((count) => count === 0);
