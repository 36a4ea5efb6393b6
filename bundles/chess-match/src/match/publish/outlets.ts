import type { ReplicantName } from '../../contract/replicants';
import type { Log } from '../base/log';
import { textOf } from '../base/textOf';
import { alarm, type TroubleSource } from '../base/troubles';
import type { Answered, Listener, Outlet } from './outlet';
import type { OutletName } from './outletNames';
import { partOf, type Picture } from './picture';

/**
 * Who promised to carry a picture on and has not at so many looks hangs. Looks are counted, not time: a process that
 * was suspended looked at nobody.
 */
const HANGS_AFTER_LOOKS = 10;
const LOOK_MS = 500;

type Names = ReadonlySet<ReplicantName>;

const NONE: Names = new Set();

export interface OutletsParts {
  /** In the order in which they are told. */
  readonly outlets: readonly Outlet[];
  readonly listeners: readonly Listener[];
  /** Runs it when pages have all of the latest picture. */
  readonly quiet: (task: () => void) => void;
  readonly log: Pick<Log, 'error'>;
  /** Others are wrong than before. */
  readonly onTrouble: () => void;
  /** How often is looked at what was promised. */
  readonly lookMs?: number;
}

/** All who are told of what is on disk. None of them can stop another one, or the command. */
export interface Outlets {
  show(picture: Picture, changed: Names): void;
  answered(answered: Answered): void;
  readonly troubles: TroubleSource;
}

/** Which of them failed at what they were told last, and which hang. */
const createFaults = ({ log, onTrouble, lookMs = LOOK_MS }: Pick<OutletsParts, 'log' | 'onTrouble' | 'lookMs'>) => {
  const failed = new Map<OutletName, string>();
  const hanging = new Set<OutletName>();
  const well = (name: OutletName): void => {
    if (failed.delete(name)) onTrouble();
  };
  const fail = (name: OutletName, error: unknown): void => {
    const reason = textOf(error);
    if (failed.get(name) === reason) return;
    log.error(`Outlet "${name}" failed; the match itself is safe in the journal, and all others go on.`, error);
    failed.set(name, reason);
    onTrouble();
  };
  /** Outlets wait for nobody: what was promised is only watched. */
  const watch = (name: OutletName, promised: Promise<unknown>): void => {
    let looks = 0;
    const looking = setInterval(() => {
      looks += 1;
      if (looks < HANGS_AFTER_LOOKS) return;
      clearInterval(looking);
      hanging.add(name);
      log.error(`Outlet "${name}" hangs; all others go on.`);
      onTrouble();
    }, lookMs);
    looking.unref();
    const done = (): void => {
      clearInterval(looking);
      if (hanging.delete(name)) onTrouble();
    };
    promised.then(
      () => (done(), well(name)),
      (error: unknown) => (done(), fail(name, error)),
    );
  };
  const run = (name: OutletName, act: () => unknown): void => {
    try {
      const promised = act();
      if (promised instanceof Promise) watch(name, promised);
      else well(name);
    } catch (error) {
      fail(name, error);
    }
  };
  const troubles: TroubleSource = () => [
    ...[...failed].map(([outlet, reason]) => alarm('outlet/failed', { outlet, reason })),
    ...[...hanging].map((outlet) => alarm('outlet/hangs', { outlet })),
  ];
  return { run, troubles };
};

export const createOutlets = (parts: OutletsParts): Outlets => {
  const { outlets, listeners, quiet } = parts;
  const faults = createFaults(parts);
  /** What quiet ones have not been told yet. */
  const missed = new Map<Outlet, Names>();
  let latest: Picture | null = null;
  const tell = (to: Outlet, picture: Picture, changed: Names): void =>
    faults.run(to.name, () => to.take(partOf(picture, to.of), changed));
  const tellQuiet = (): void => {
    const due = outlets.flatMap((to) => ({ to, changed: missed.get(to) ?? NONE }));
    missed.clear();
    for (const { to, changed } of due) if (latest !== null && changed.size > 0) tell(to, latest, changed);
  };
  const miss = (to: Outlet, changed: Names): void => {
    if (missed.size === 0) quiet(tellQuiet);
    missed.set(to, new Set([...(missed.get(to) ?? NONE), ...changed]));
  };
  return {
    show: (picture, changed) => {
      latest = picture;
      for (const to of outlets) {
        const own = new Set(to.of.filter((name) => changed.has(name)));
        if (own.size === 0) continue;
        if (to.when === 'at once') tell(to, picture, own);
        else if (to.when === 'quiet') miss(to, own);
        else process.nextTick(() => tell(to, picture, own));
      }
    },
    answered: (answered) => {
      for (const { name, hear } of listeners) faults.run(name, () => hear(answered));
    },
    troubles: faults.troubles,
  };
};
