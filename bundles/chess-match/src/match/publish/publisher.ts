import { viewsOf, type LateWave, type ReplicantName, type Replicants } from '../../contract/replicants';
import { airView, peopleView } from '../../show';
import type { Log } from '../log';
import type { OnAir, ShowViews, WorkedOut } from './views';
import type { Cells } from './replicants';

export interface Publisher {
  /**
   * Sets the replicants whose value changed, wave by wave as the table of views says: each in a turn of the event loop
   * of its own, as NodeCG sends what was set when a turn ends. Who publishes before the last wave of the time before
   * left gets them all in one: what comes last is late then, and never left out.
   */
  publish(views: OnAir, workedOut: WorkedOut): void;
  /** People before the show, and what is on air first: whoever is named there is known. */
  publishShow(views: ShowViews): void;
  /** One replicant by itself (OBS speaks when it likes). */
  publishOne<N extends ReplicantName>(name: N, view: Replicants[N]): void;
  /** Runs it in a quiet moment: when all waves of what was published are out. */
  later(task: () => void): void;
  /** What is still to come is published now, and what waits for that is done. */
  settle(): void;
}

const LATE_WAVES = ['deferred', 'prepared', 'derived'] as const satisfies readonly LateWave[];

/** What a wave works out, as the log calls it. */
const CALLED: Readonly<Record<LateWave, string>> = {
  deferred: 'What only this game shows',
  prepared: 'What may be done now',
  derived: 'Legal moves, history or the list of matches',
};

/** The waves of the latest version that are still to come. */
interface Coming {
  readonly views: OnAir;
  readonly workedOut: WorkedOut;
  readonly waves: readonly LateWave[];
  readonly isInOne: boolean;
}

/** Values as last published, in JSON: as NodeCG gets them, cheap to compare, and to set again. */
type Published = Partial<Record<ReplicantName, string>>;

/** Publishes views as replicants. A value changed by anyone else is set back. */
export const createPublisher = (cells: Cells, log: Log): Publisher => {
  const published: Published = {};
  let coming: Coming | null = null;

  const assign = (name: ReplicantName, json: string): void => {
    published[name] = json;
    try {
      cells[name].publish(json);
    } catch (error) {
      log.error(`Replicant "${name}" refused its value; it shows what it showed before.`, error);
    }
  };
  const publishOne = <N extends ReplicantName>(name: N, view: Replicants[N]): void => {
    const json = JSON.stringify(view);
    if (json !== published[name]) assign(name, json);
  };
  const publishKnown = <N extends ReplicantName>(name: N, view: Replicants[N] | undefined): void => {
    if (view !== undefined) publishOne(name, view);
  };
  const tried = <T>(what: string, make: () => T): T | null => {
    try {
      return make();
    } catch (error) {
      log.error(`${what} could not be worked out; pages show what they showed before.`, error);
      return null;
    }
  };
  const publishWave = (wave: LateWave, { views, workedOut }: Coming): void => {
    const known: Partial<Replicants> = { ...views, ...tried<Partial<Replicants>>(CALLED[wave], workedOut[wave]) };
    for (const name of viewsOf(wave)) publishKnown(name, known[name]);
  };
  const goOn = (): void => {
    if (coming === null) return;
    const current = coming;
    const [wave, ...waves] = current.waves;
    coming = waves.length === 0 ? null : { ...current, waves };
    if (wave !== undefined) publishWave(wave, current);
    if (waves.length === 0) setImmediate(runWaiting);
    else if (current.isInOne) goOn();
    else setImmediate(goOn);
  };
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
  guardCells(cells, published, assign, later, log);
  return {
    publish: (views, workedOut) => {
      for (const name of viewsOf('immediate')) publishOne(name, views[name]);
      const isOvertaken = coming !== null && (coming.isInOne || coming.waves.length < LATE_WAVES.length);
      if (coming === null) setImmediate(goOn);
      coming = { views, workedOut, waves: LATE_WAVES, isInOne: isOvertaken };
    },
    publishShow: ({ roster, show }) => {
      publishOne('roster', roster);
      publishOne('people', peopleView(roster));
      publishOne('air', airView(show));
      publishOne('show', show);
    },
    publishOne,
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
  published: Published,
  assign: (name: ReplicantName, json: string) => void,
  later: Publisher['later'],
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
  for (const name of Object.keys(cells) as ReplicantName[])
    cells[name].on('change', () => {
      if (changed.size === 0) later(check);
      changed.add(name);
    });
};
