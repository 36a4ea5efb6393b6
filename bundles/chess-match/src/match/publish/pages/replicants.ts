import type { ReplicantName } from '../../../contract/replicants';
import type { Host, HostReplicant } from '../../host/host';
import { viewProblem } from '../viewProblem';
import { initialViews } from '../views';
import { writeInto, writesOf } from './writes';

/** A view as pages get it. The host changes the value that it is given in place, so that it gets one of its own. */
export interface Cell {
  /** Of what is long, what changed alone is sent: whoever else changed it has to be undone by `reset`. */
  publish(json: string): void;
  /** All of it, whatever it holds. */
  reset(json: string): void;
  /** What the replicant holds now, as JSON: whoever else runs in the host may have changed it. */
  held(): string;
  on(event: 'change', listener: () => void): unknown;
}

export type Cells = { readonly [N in ReplicantName]: Cell };

/** From so many characters on, it is worth looking for what changed. */
const LONG = 4096;

const cellOf = (replicant: HostReplicant): Cell => {
  let known: unknown = null;
  /** Until the host has sent it: what is then written into it would be sent with it, and once more. */
  let isOnTheWay = false;
  replicant.on('change', () => (isOnTheWay = false));
  const set = (json: string, before: unknown): void => {
    known = json.length < LONG ? null : JSON.parse(json);
    const writes = before === null || known === null || isOnTheWay ? null : writesOf(before, known, json.length);
    isOnTheWay = true;
    if (writes === null) replicant.value = JSON.parse(json);
    else for (const write of writes) writeInto(replicant.value, write);
  };
  return {
    publish: (json) => set(json, known),
    reset: (json) => set(json, null),
    held: () => JSON.stringify(replicant.value),
    on: (event, listener) => replicant.on(event, listener),
  };
};

/** A cell that takes no value its schema does not allow. */
const checked = (name: ReplicantName, cell: Cell): Cell => ({
  ...cell,
  publish: (json) => {
    const problem = viewProblem(name, JSON.parse(json));
    if (problem !== null) throw new Error(`A view is not as its schema says: ${problem}`);
    cell.publish(json);
  },
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
