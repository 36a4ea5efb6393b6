/** How long a value of a whole picture may wait for others. Only after a reconnection does one come after the last. */
export const SETTLE_MS = 250;

export interface GatherParts<V> {
  readonly names: readonly (keyof V)[];
  /** The value that is published last. */
  readonly last: keyof V;
  /**
   * Whether all are of one version. One that is not waits for the value that makes it whole, however long that takes.
   */
  readonly isWhole: (values: V) => boolean;
  /**
   * Whether a value goes with the picture shown, whatever the others: it belongs to none, or to this very one. It is
   * emitted as soon as it comes, beside the last whole picture.
   * @param values all as they came last
   */
  readonly goesWith: <N extends keyof V>(shown: V, name: N, value: V[N], values: V) => boolean;
  readonly emit: (values: V) => void;
  /** Runs `task` later unless cancelled by what it returns. */
  readonly later: (task: () => void) => () => void;
}

/**
 * Gathers values into whole pictures: emits when `last` arrives and all are known, at first as soon as all are.
 * After a reconnection values come in any order, so a change that `last` does not follow is emitted when it settles.
 */
export const createGather = <V extends object>({ names, last, isWhole, goesWith, emit, later }: GatherParts<V>) => {
  const values: Partial<V> = {};
  let shown: V | null = null;
  let cancel: (() => void) | undefined;
  const emitAll = (): void => {
    cancel?.();
    cancel = undefined;
    const picture = { ...values } as V;
    if (isWhole(picture)) emit((shown = picture));
  };
  return {
    set: <N extends keyof V>(name: N, value: V[N]): void => {
      values[name] = value;
      if (!names.every((wanted) => wanted in values)) return;
      if (name === last || shown === null) emitAll();
      else if (goesWith(shown, name, value, values as V)) emit((shown = { ...shown, [name]: value }));
      else cancel ??= later(emitAll);
    },
    stop: (): void => {
      cancel?.();
    },
  };
};
