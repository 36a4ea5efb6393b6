/** How long values may wait for the one that is published last. Only after a reconnection does it not come last. */
export const SETTLE_MS = 250;

export interface GatherParts<V> {
  readonly names: readonly (keyof V)[];
  /** The value that is published last. */
  readonly last: keyof V;
  /** Values that belong to no picture: each is emitted as soon as it comes, beside the last whole picture. */
  readonly free: readonly (keyof V)[];
  readonly emit: (values: V) => void;
  /** Runs `task` later unless cancelled by what it returns. */
  readonly later: (task: () => void) => () => void;
}

/**
 * Gathers values into consistent pictures: emits when `last` arrives and all are known, at first as soon as all are.
 * After a reconnection values come in any order, so a change that `last` does not follow is emitted when it settles.
 */
export const createGather = <V extends object>({ names, last, free, emit, later }: GatherParts<V>) => {
  const values: Partial<V> = {};
  let shown: V | null = null;
  let cancel: (() => void) | undefined;
  const emitAll = (): void => {
    cancel?.();
    cancel = undefined;
    shown = { ...values } as V;
    emit(shown);
  };
  return {
    set: <N extends keyof V>(name: N, value: V[N]): void => {
      values[name] = value;
      if (!names.every((wanted) => wanted in values)) return;
      if (name === last || shown === null) emitAll();
      else if (free.includes(name)) emit((shown = { ...shown, [name]: value }));
      else cancel ??= later(emitAll);
    },
    stop: (): void => {
      cancel?.();
    },
  };
};
