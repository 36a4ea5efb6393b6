import type NodeCG from 'nodecg/types';
import { BOARD_REPLICANTS, type ReplicantName, type Replicants } from '../../contract/replicants';
import { initialViews } from './views';

/** What the publisher needs of a replicant; NodeCG's own fits. */
export interface Cell<T> {
  value: T;
  on(event: 'change', listener: (value: T) => void): unknown;
}

export type Cells = { readonly [N in ReplicantName]: Cell<Replicants[N]> };

export const NAMESPACE = 'chess-match';

const schemaOf = (name: ReplicantName): string => (BOARD_REPLICANTS.some((board) => board === name) ? 'board' : name);

/**
 * Declares one replicant of the contract: a projection, so never persisted, and never without its schema.
 * @throws when the schema is not found: NodeCG would go on without validation and say nothing.
 */
const declare = <N extends ReplicantName>(
  nodecg: NodeCG.ServerAPI,
  name: N,
  defaultValue: Replicants[N],
): Cell<Replicants[N]> => {
  const schemaPath = `schemas/${schemaOf(name)}.json`;
  const replicant = nodecg.Replicant<Replicants[N]>(name, NAMESPACE, { defaultValue, persistent: false, schemaPath });
  if (!replicant.schema)
    throw new Error(`Replicant "${name}" has no schema: ${schemaPath} was not found or is not valid.`);
  return replicant as unknown as Cell<Replicants[N]>;
};

/** Declares every replicant of the bundle. */
export const declareReplicants = (nodecg: NodeCG.ServerAPI): Cells => {
  const views = initialViews();
  const names = Object.keys(views) as ReplicantName[];
  return Object.fromEntries(names.map((name) => [name, declare(nodecg, name, views[name])])) as unknown as Cells;
};
