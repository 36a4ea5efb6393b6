import type { ReplicantName } from '../../../contract/replicants';
import type { Host, HostReplicant } from '../../host/host';
import { viewProblem } from '../viewProblem';
import { initialViews } from '../views';

/** A view as pages get it. The host changes the value that it is given in place, so that it gets one of its own. */
export interface Cell {
  publish(json: string): void;
  /** What the replicant holds now, as JSON: whoever else runs in the host may have changed it. */
  held(): string;
  on(event: 'change', listener: () => void): unknown;
}

export type Cells = { readonly [N in ReplicantName]: Cell };

const cellOf = (replicant: HostReplicant): Cell => ({
  publish: (json) => {
    replicant.value = JSON.parse(json);
  },
  held: () => JSON.stringify(replicant.value),
  on: (event, listener) => replicant.on(event, listener),
});

/** A cell that takes no value its schema does not allow. */
const checked = (name: ReplicantName, cell: Cell): Cell => ({
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
  const declared = ([name, view]: readonly [string, unknown]): readonly [string, Cell] => {
    const cell = cellOf(host.replicant(name, view));
    return [name, checkViews ? checked(name as ReplicantName, cell) : cell];
  };
  return Object.fromEntries(Object.entries(initialViews()).map(declared)) as unknown as Cells;
};
