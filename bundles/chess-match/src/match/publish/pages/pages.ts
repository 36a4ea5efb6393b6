import { isIn, VIEW_NAMES, viewsOf, type LateWave, type ReplicantName } from '../../../contract/replicants';
import type { Log } from '../../base/log';
import { textOf } from '../../base/textOf';
import type { Outlet } from '../outlet';
import type { Picture } from '../picture';
import type { Cells } from './replicants';

/** Pages and overlays, by the host's replicants. */
export interface Pages extends Outlet {
  /** Runs it in a quiet moment: when all waves of what was published are out. */
  later(task: () => void): void;
  /** What is still to come is published now, and what waits for that is done. */
  settle(): void;
}

const LATE_WAVES = ['deferred', 'prepared', 'derived'] as const satisfies readonly LateWave[];

const isLate = (name: ReplicantName): boolean => LATE_WAVES.some((wave) => isIn(name, wave));

/** The waves of the latest version that are still to come. */
interface Coming {
  readonly waves: readonly LateWave[];
  readonly isInOne: boolean;
}

/** Sets what changed, and nothing else. A value changed by anyone else is set back. */
const createSetter = (cells: Cells, later: Pages['later'], log: Log) => {
  /** Values as last published, in JSON: as the host gets them, cheap to compare, and to set again. */
  const published: Partial<Record<ReplicantName, string>> = {};
  let refused: string[] = [];
  const assign = (name: ReplicantName, json: string, way: 'publish' | 'reset' = 'publish'): void => {
    published[name] = json;
    try {
      cells[name][way](json);
    } catch (error) {
      log.error(`Replicant "${name}" refused its value; it shows what it showed before.`, error);
      refused.push(`${name}: ${textOf(error)}`);
    }
  };
  guardCells(cells, published, (name, json) => assign(name, json, 'reset'), later, log);
  return {
    set: (picture: Picture, name: ReplicantName): void => {
      const json = picture.text(name);
      if (json !== published[name]) assign(name, json);
    },
    /** What refused its value since this was asked last. */
    refused: (): string => {
      const all = refused.join('; ');
      refused = [];
      return all;
    },
  };
};

/**
 * Sets the replicants whose value changed, wave by wave as the table of views says: each in a turn of the event loop of
 * its own, as NodeCG sends what was set when a turn ends. A version that comes before the last wave of the one before
 * left has all in one: what comes last is late then, and never left out.
 */
export const createPages = (cells: Cells, log: Log): Pages => {
  let latest: Picture | null = null;
  let coming: Coming | null = null;
  let waiting: (() => void)[] = [];
  const runWaiting = (): void => {
    if (coming !== null) return;
    const tasks = waiting;
    waiting = [];
    for (const task of tasks) task();
  };
  const later = (task: () => void): void => {
    waiting.push(task);
    if (coming === null && waiting.length === 1) setImmediate(runWaiting);
  };
  const { set, refused } = createSetter(cells, later, log);
  const setAll = (names: readonly ReplicantName[]): void => {
    for (const name of names) if (latest !== null) set(latest, name);
  };
  const goOn = (): void => {
    if (coming === null) return;
    const { waves: left, isInOne } = coming;
    const [wave, ...waves] = left;
    coming = waves.length === 0 ? null : { waves, isInOne };
    if (wave !== undefined) setAll(viewsOf(wave));
    if (waves.length > 0) return isInOne ? goOn() : void setImmediate(goOn);
    // Whoever is as busy as that never leaves a quiet moment: what waits for one has waited for these waves.
    if (isInOne) runWaiting();
    else setImmediate(runWaiting);
  };
  const begin = (): void => {
    const isOvertaken = coming !== null && (coming.isInOne || coming.waves.length < LATE_WAVES.length);
    if (coming === null) setImmediate(goOn);
    coming = { waves: LATE_WAVES, isInOne: isOvertaken };
  };
  return {
    name: 'pages',
    of: VIEW_NAMES,
    when: 'at once',
    take: (picture, changed) => {
      latest = picture;
      const isVersion = changed.has('match');
      setAll(VIEW_NAMES.filter((name) => changed.has(name) && !(isVersion && isLate(name))));
      if (isVersion) begin();
      const problem = refused();
      if (problem !== '') throw new Error(problem);
    },
    later,
    settle: () => {
      if (coming !== null) coming = { ...coming, isInOne: true };
      goOn();
      runWaiting();
    },
  };
};

/** Looks at each change in a quiet moment; one that is not ours is undone. */
const guardCells = (
  cells: Cells,
  published: Readonly<Partial<Record<ReplicantName, string>>>,
  assign: (name: ReplicantName, json: string) => void,
  later: Pages['later'],
  log: Log,
): void => {
  const changed = new Set<ReplicantName>();
  const check = (): void => {
    const names = [...changed];
    changed.clear();
    for (const name of names) {
      const ours = published[name];
      if (ours === undefined || cells[name].held() === ours) continue;
      log.warn(`Replicant "${name}" was changed by someone else; the match's own value is set again.`);
      assign(name, ours);
    }
  };
  for (const name of VIEW_NAMES)
    cells[name].on('change', () => {
      if (changed.size === 0) later(check);
      changed.add(name);
    });
};
