import { useContext, useEffectEvent, useLayoutEffect, useState } from 'react';
import { KeyLevelContext, KeysContext } from './context';
import type { KeyBinding } from './store';

/** What decides whether the bindings must be registered anew; `run` is always the last one rendered. */
const shapeOf = (bindings: readonly KeyBinding[]): string =>
  JSON.stringify(bindings.map(({ id, keys, label, when }) => [id, keys, label, when]));

/**
 * Keys of a page or of the window it is called in. They stand in the help, a person can change them, and they go by the
 * key's place on the keyboard, so a Russian layout works. Keys of a page rest while a window is open, plain ones
 * while a field is typed in; Space and Enter on a focused button press that button.
 */
export const useKeys = (bindings: readonly KeyBinding[]): void => {
  const store = useContext(KeysContext);
  const level = useContext(KeyLevelContext);
  const [owner] = useState(() => Symbol('keys'));
  const run = useEffectEvent((id: string) => bindings.find((binding) => binding.id === id)?.run());
  const register = useEffectEvent(() => {
    store.register(
      owner,
      level,
      bindings.map((binding) => ({ ...binding, run: () => run(binding.id) })),
    );
  });
  const shape = shapeOf(bindings);
  // With the picture, not after it: a key that is shown as ready works.
  useLayoutEffect(() => {
    register();
    return () => store.unregister(owner);
  }, [store, owner, level, shape]);
};
