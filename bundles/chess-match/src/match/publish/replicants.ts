import type NodeCG from 'nodecg/types';
import type { ReplicantName, Replicants } from '../../contract/replicants';
import { viewProblem } from './viewProblem';
import { initialViews } from './views';

/** What the publisher needs of a replicant; NodeCG's own fits. */
export interface Cell<T> {
  value: T;
  on(event: 'change', listener: (value: T) => void): unknown;
}

export type Cells = { readonly [N in ReplicantName]: Cell<Replicants[N]> };

export const NAMESPACE = 'chess-match';

/** A replicant that takes no value its schema does not allow. */
const checked = <N extends ReplicantName>(name: N, cell: Cell<Replicants[N]>): Cell<Replicants[N]> => ({
  get value() {
    return cell.value;
  },
  set value(value) {
    const problem = viewProblem(name, value);
    if (problem !== null) throw new Error(`A view is not as its schema says: ${problem}`);
    cell.value = value;
  },
  on: (event, listener) => cell.on(event, listener),
});

/**
 * Declares one replicant of the contract: a projection, so never persisted. NodeCG knows no schemas of ours: it would compile
 * them at every start and again in every page, which needs a policy that lets pages make code out of text.
 */
const declare = <N extends ReplicantName>(
  nodecg: NodeCG.ServerAPI,
  name: N,
  defaultValue: Replicants[N],
): Cell<Replicants[N]> =>
  nodecg.Replicant<Replicants[N]>(name, NAMESPACE, { defaultValue, persistent: false }) as unknown as Cell<
    Replicants[N]
  >;

/** Declares every replicant of the bundle. @param checkViews whether each value is held against its schema (MatchConfig) */
export const declareReplicants = (nodecg: NodeCG.ServerAPI, checkViews: boolean): Cells => {
  const views = initialViews();
  const cellOf = <N extends ReplicantName>(name: N): Cell<Replicants[N]> => {
    const cell = declare(nodecg, name, views[name]);
    return checkViews ? checked(name, cell) : cell;
  };
  const names = Object.keys(views) as ReplicantName[];
  return Object.fromEntries(names.map((name) => [name, cellOf(name)])) as unknown as Cells;
};
