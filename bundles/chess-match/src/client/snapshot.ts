import { createGather, SETTLE_MS } from './gather';
import { subscribe } from './nodecg';
import type { ReplicantName, Replicants } from './replicants';

/** Values of several replicants that belong to one and the same version of the match. */
export type Snapshot<N extends ReplicantName> = Pick<Replicants, N | 'match'>;

const later = (task: () => void): (() => void) => {
  const timer = setTimeout(task, SETTLE_MS);
  return () => {
    clearTimeout(timer);
  };
};

/**
 * Calls back with a consistent picture: `match` is published last after every change, so the others are
 * gathered until its version moves. The first call comes when all are known.
 */
export const subscribeSnapshot = <N extends ReplicantName>(
  names: readonly N[],
  listener: (snapshot: Snapshot<N>) => void,
): (() => void) => {
  const wanted = [...new Set<N | 'match'>([...names, 'match'])];
  const gather = createGather<Snapshot<N>>({ names: wanted, last: 'match', emit: listener, later });
  const stops = wanted.map((name) =>
    subscribe(name, (value) => {
      gather.set(name, value as Snapshot<N>[typeof name]);
    }),
  );
  return () => {
    gather.stop();
    for (const stop of stops) stop();
  };
};
