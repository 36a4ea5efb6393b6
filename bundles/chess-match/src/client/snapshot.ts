import { subscribe } from './nodecg';
import type { ReplicantName, Replicants } from './replicants';

/** Values of several replicants that belong to one and the same version of the match. */
export type Snapshot<N extends ReplicantName> = Pick<Replicants, N | 'match'>;

/**
 * Calls back with a consistent picture: `match` is published last after every change, so the others are
 * gathered until its version moves. The first call comes when all are known.
 */
export const subscribeSnapshot = <N extends ReplicantName>(
  names: readonly N[],
  listener: (snapshot: Snapshot<N>) => void,
): (() => void) => {
  const values: Partial<Replicants> = {};
  const wanted = new Set<ReplicantName>([...names, 'match']);
  let complete = false;
  const emit = (): void => {
    complete = true;
    listener({ ...values } as Snapshot<N>);
  };
  const stops = [...wanted].map((name) =>
    subscribe(name, (value) => {
      Object.assign(values, { [name]: value });
      const isAll = Object.keys(values).length === wanted.size;
      if (isAll && (name === 'match' || !complete)) emit();
    }),
  );
  return () => {
    for (const stop of stops) stop();
  };
};
