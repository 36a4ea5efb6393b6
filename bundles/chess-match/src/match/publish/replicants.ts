import type { ReplicantName, Replicants } from '../../contract/replicants';
import type { Host, HostReplicant } from '../host/host';
import { viewProblem } from './viewProblem';
import { initialViews } from './views';

/** A view as it is published. The host changes the value that it is given in place, so that it gets one of its own. */
export interface Cell<T> {
  /** As the match published it last, whatever others made of the replicant since. */
  readonly value: T;
  publish(json: string): void;
  /** What the replicant holds now, as JSON. */
  held(): string;
  on(event: 'change', listener: () => void): unknown;
}

export type Cells = { readonly [N in ReplicantName]: Cell<Replicants[N]> };

export const NAMESPACE = 'chess-match';

const cellOf = <T>(replicant: HostReplicant, first: T): Cell<T> => {
  let text = JSON.stringify(first);
  let known: { readonly text: string; readonly value: T } = { text, value: first };
  return {
    get value() {
      if (known.text !== text) known = { text, value: JSON.parse(text) as T };
      return known.value;
    },
    publish: (json) => {
      replicant.value = JSON.parse(json);
      text = json;
    },
    held: () => JSON.stringify(replicant.value),
    on: (event, listener) => replicant.on(event, listener),
  };
};

/** A cell that takes no value its schema does not allow. */
const checked = <N extends ReplicantName>(name: N, cell: Cell<Replicants[N]>): Cell<Replicants[N]> => ({
  get value() {
    return cell.value;
  },
  publish: (json) => {
    const problem = viewProblem(name, JSON.parse(json));
    if (problem !== null) throw new Error(`A view is not as its schema says: ${problem}`);
    cell.publish(json);
  },
  held: cell.held,
  on: cell.on,
});

/**
 * Declares every replicant of the bundle. @param checkViews whether each value is held against its schema (MatchConfig)
 */
export const declareReplicants = (host: Pick<Host, 'replicant'>, checkViews: boolean): Cells => {
  const views = initialViews();
  const declared = <N extends ReplicantName>(name: N): Cell<Replicants[N]> => {
    const cell = cellOf(host.replicant(name, views[name]), views[name]);
    return checkViews ? checked(name, cell) : cell;
  };
  const names = Object.keys(views) as ReplicantName[];
  return Object.fromEntries(names.map((name) => [name, declared(name)])) as unknown as Cells;
};
