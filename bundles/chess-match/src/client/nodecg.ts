import type { ReplicantName, Replicants } from './replicants';

interface ClientReplicant<T> {
  readonly value: T | undefined;
  on(event: 'change', listener: (value: T | undefined) => void): void;
  removeListener(event: 'change', listener: (value: T | undefined) => void): void;
}

interface PublisherSocket {
  readonly connected: boolean;
  on(event: 'connect' | 'disconnect', listener: () => void): void;
  off(event: 'connect' | 'disconnect', listener: () => void): void;
}

declare global {
  interface Window {
    readonly nodecg: {
      readonly socket: PublisherSocket;
      Replicant<T>(name: string, namespace: string): ClientReplicant<T>;
    };
  }
}

/** Replicant values are proxies, which structuredClone refuses; they hold nothing but JSON. */
const cloned = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The only place of the browser that touches `nodecg`. Values are copied: NodeCG changes them in place,
 * and its proxies cannot be cloned structurally. */
export const subscribe = <N extends ReplicantName>(name: N, listener: (value: Replicants[N]) => void): (() => void) => {
  const replicant = window.nodecg.Replicant<Replicants[N]>(name, 'chess-match');
  const onChange = (value: Replicants[N] | undefined): void => {
    if (value !== undefined) listener(cloned(value));
  };
  replicant.on('change', onChange);
  return () => {
    replicant.removeListener('change', onChange);
  };
};

/** True while replicants arrive. */
export const isPublisherConnected = (): boolean => window.nodecg.socket.connected;

/** @returns how to stop listening. */
export const onPublisherChange = (listener: () => void): (() => void) => {
  const { socket } = window.nodecg;
  socket.on('connect', listener);
  socket.on('disconnect', listener);
  return () => {
    socket.off('connect', listener);
    socket.off('disconnect', listener);
  };
};
