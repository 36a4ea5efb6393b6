import type { ReplicantName, Replicants } from './replicants';

interface ClientReplicant<T> {
  readonly value: T | undefined;
  on(event: 'change', listener: (value: T | undefined) => void): void;
  removeListener(event: 'change', listener: (value: T | undefined) => void): void;
}

declare global {
  interface Window {
    readonly nodecg: { Replicant<T>(name: string, namespace: string): ClientReplicant<T> };
  }
}

/** The only place of the browser that touches `nodecg`. Values are cloned: NodeCG changes them in place. */
export const subscribe = <N extends ReplicantName>(name: N, listener: (value: Replicants[N]) => void): (() => void) => {
  const replicant = window.nodecg.Replicant<Replicants[N]>(name, 'chess-match');
  const onChange = (value: Replicants[N] | undefined): void => {
    if (value !== undefined) listener(structuredClone(value));
  };
  replicant.on('change', onChange);
  return () => {
    replicant.removeListener('change', onChange);
  };
};
