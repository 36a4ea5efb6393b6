import type { LevelsMessage } from '../../obs/sound';

/** Socket.IO namespace of the meters, on NodeCG's own server: whoever connects to it looks at them. */
const LEVELS_NAMESPACE = '/chess-match/levels';

interface LevelsNamespace {
  readonly sockets: { readonly size: number };
  /** NodeCG types it for its own messages only. */
  readonly volatile: unknown;
}

interface Emitter {
  emit(event: 'levels', message: LevelsMessage): unknown;
}

/** The pages that look at meters. Meters are messages: whoever misses one sees the next. */
export interface LevelsOut {
  isWatched(): boolean;
  send(message: LevelsMessage): void;
}

export const serveLevels = (io: { of(namespace: string): LevelsNamespace }): LevelsOut => {
  const namespace = io.of(LEVELS_NAMESPACE);
  return {
    isWatched: () => namespace.sockets.size > 0,
    send: (message) => void (namespace.volatile as Emitter).emit('levels', message),
  };
};
