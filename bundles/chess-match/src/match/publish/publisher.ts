import type { ReplicantName, Replicants } from '../../contract/replicants';
import type { Log } from '../log';
import { FIRST, SECOND, type OnAir, type ShowViews } from './views';
import type { Cells } from './replicants';

/** What is worked out after everything of the match is out: pages ask for it, viewers do not wait for it. */
export type Later = Pick<Replicants, 'moves' | 'history' | 'protocol' | 'matches'>;

export interface Publisher {
  /**
   * Sets the replicants whose value changed: at once what a press of the clock is seen by, `match` last; in a later turn of the event loop,
   * so that NodeCG sends the first at once, the rest with `complete` last and what `later` makes.
   */
  publish(views: OnAir, later: () => Later): void;
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
  let pending: { readonly views: OnAir; readonly later: () => Later } | null = null;

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
  const publishRest = (): void => {
    const rest = pending;
    pending = null;
    if (rest === null) return;
    for (const name of SECOND) publishOne(name, rest.views[name]);
    try {
      const { moves, history, protocol, matches } = rest.later();
      publishOne('moves', moves);
      publishOne('history', history);
      publishOne('protocol', protocol);
      publishOne('matches', matches);
    } catch (error) {
      log.error('Legal moves, history or the list of matches could not be worked out.', error);
    }
  };
  guardCells(cells, published, assign, log);
  return {
    publish: (views, later) => {
      for (const name of FIRST) publishOne(name, views[name]);
      if (pending === null) setImmediate(publishRest);
      pending = { views, later };
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
