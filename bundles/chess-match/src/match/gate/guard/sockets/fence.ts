type Listener = (...args: unknown[]) => unknown;

/** Of an EventEmitter, what the fence needs. Its methods are those of the object, not of its class. */
export interface Emitter {
  eventNames(): readonly (string | symbol)[];
  rawListeners(event: string | symbol): readonly Listener[];
  removeListener(event: string | symbol, listener: Listener): unknown;
  on(event: string | symbol, listener: Listener): unknown;
}

export type OnThrow = (error: unknown, event: string, args: readonly unknown[]) => void;

/** Node's emitters find a listener by this field when it is to be removed. */
interface Wrapped extends Listener {
  listener: Listener;
}

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' && value !== null && 'catch' in value && typeof value.catch === 'function';

const fenced = (event: string | symbol, listener: Listener, onThrow: OnThrow): Wrapped => {
  const run = function (this: unknown, ...args: unknown[]): void {
    const failed = (error: unknown): void => {
      onThrow(error, String(event), args);
    };
    try {
      const result = listener.apply(this, args);
      if (isPromise(result)) result.catch(failed);
    } catch (error) {
      failed(error);
    }
  };
  return Object.assign(run, { listener });
};

/** The names under which listeners are added; `once` goes through `on`. */
const ADDING = ['on', 'addListener', 'prependListener'] as const;

/**
 * Puts a fence around every listener that an emitter has or will have, whoever adds it: what it throws, or rejects,
 * goes to `onThrow` instead of ending the process.
 */
export const fence = (emitter: Emitter, onThrow: OnThrow): void => {
  const methods = emitter as unknown as Record<
    (typeof ADDING)[number],
    (event: string | symbol, l: Listener) => unknown
  >;
  for (const event of emitter.eventNames()) {
    for (const listener of emitter.rawListeners(event)) {
      // A listener for one time is found by its wrapper, which removes itself.
      emitter.removeListener(event, listener);
      emitter.on(event, fenced(event, listener, onThrow));
    }
  }
  for (const name of ADDING) {
    const add = methods[name].bind(emitter);
    methods[name] = (event, listener) => add(event, fenced(event, listener, onThrow));
  }
};
