import { viewsOf, type NameOf, type ReplicantName, type Replicants } from '../../contract/replicants';
import type { Log } from '../log';
import type { OnAir, ShowViews, Soon } from './views';
import type { Cells } from './replicants';

/** What is worked out after everything of the match is out: pages ask for it, viewers do not wait for it. */
export type Later = Pick<Replicants, NameOf<'derived'>>;

/** Views that are worked out when their wave comes, from the latest version only. */
export interface WorkedOut {
  soon(): Soon;
  later(): Later;
}

export interface Publisher {
  /** Sets the replicants whose value changed, wave by wave as the table of views says. */
  publish(views: OnAir, workedOut: WorkedOut): void;
  /** People before the show: whoever is named on air is known. */
  publishShow(views: ShowViews): void;
  /** One replicant by itself (OBS speaks when it likes). */
  publishOne<N extends ReplicantName>(name: N, view: Replicants[N]): void;
}

/** Values as last published, in JSON: the cheapest way to compare, to copy for NodeCG, and to set again. */
type Published = Partial<Record<ReplicantName, string>>;

/**
 * Publishes views as replicants. NodeCG changes the values it is given in place and lets none belong to two
 * replicants, so each gets a copy of its own. A value changed by anyone else is set back.
 */
export const createPublisher = (cells: Cells, log: Log): Publisher => {
  const published: Published = {};
  let pending: { readonly views: OnAir; readonly workedOut: WorkedOut } | null = null;

  const assign = <N extends ReplicantName>(name: N, json: string): void => {
    published[name] = json;
    try {
      cells[name].value = JSON.parse(json) as Replicants[N];
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
  const publishRest = (): void => {
    const rest = pending;
    pending = null;
    if (rest === null) return;
    const { views, workedOut } = rest;
    const soon = tried('What may be done now', () => workedOut.soon()) ?? {};
    const deferred: Partial<Replicants> = { ...views, ...soon };
    for (const name of viewsOf('deferred')) publishKnown(name, deferred[name]);
    const derived = tried('Legal moves, history or the list of matches', () => workedOut.later());
    if (derived !== null) for (const name of viewsOf('derived')) publishOne(name, derived[name]);
  };
  guardCells(cells, published, assign, log);
  return {
    publish: (views, workedOut) => {
      for (const name of viewsOf('immediate')) publishOne(name, views[name]);
      if (pending === null) setImmediate(publishRest);
      pending = { views, workedOut };
    },
    publishShow: ({ people, show }) => {
      publishOne('people', people);
      publishOne('show', show);
    },
    publishOne,
  };
};

/** Looks at each change in a quiet moment; one that is not ours is undone. */
const guardCells = (
  cells: Cells,
  published: Published,
  assign: (name: ReplicantName, json: string) => void,
  log: Log,
): void => {
  const changed = new Set<ReplicantName>();
  const check = (): void => {
    const names = [...changed];
    changed.clear();
    for (const name of names) {
      const ours = published[name];
      if (ours === undefined || JSON.stringify(cells[name].value) === ours) continue;
      log.warn(`Replicant "${name}" was changed by someone else; the match's own value is set again.`);
      assign(name, ours);
    }
  };
  for (const name of Object.keys(cells) as ReplicantName[])
    cells[name].on('change', () => {
      if (changed.size === 0) setImmediate(check);
      changed.add(name);
    });
};
