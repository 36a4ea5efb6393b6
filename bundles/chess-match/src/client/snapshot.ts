import { createGather, SETTLE_MS } from './gather';
import { subscribe } from './nodecg';
import type { ReplicantName, Replicants } from '../contract/replicants';
import { isFree, isLate } from './replicants';

/** Values of several replicants that belong to one and the same version of the match, and what lives beside it. */
export type Snapshot<N extends ReplicantName> = Pick<Replicants, N | 'match'>;

const later = (task: () => void): (() => void) => {
  const timer = setTimeout(task, SETTLE_MS);
  return () => {
    clearTimeout(timer);
  };
};

/**
 * Calls back with a consistent picture. After every change `match` is published first, with clocks and score before it, then the rest with
 * `complete` last: who asks for any of the rest gets nothing until `complete` tells that all of that version is there. What lives beside
 * the match (the show, people, who speaks) comes at once. The first call comes when all are known; what did not change is the same
 * object as the time before.
 */
export const subscribeSnapshot = <N extends ReplicantName>(
  names: readonly N[],
  listener: (snapshot: Snapshot<N>) => void,
): (() => void) => {
  const last = names.some(isLate) ? 'complete' : 'match';
  const wanted = [...new Set<N | 'match' | 'complete'>([...names, 'match', last])];
  const gather = createGather<Snapshot<N | 'complete'>>({
    names: wanted,
    last,
    free: wanted.filter(isFree),
    emit: listener,
    later,
  });
  const stops = wanted.map((name) =>
    subscribe(name, (value) => {
      gather.set(name, value as Snapshot<N | 'complete'>[typeof name]);
    }),
  );
  return () => {
    gather.stop();
    for (const stop of stops) stop();
  };
};
