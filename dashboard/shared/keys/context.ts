import { createContext, useContext, useLayoutEffect, useSyncExternalStore } from 'react';
import { createKeyStore, type KeyStore, type LiveBinding } from './store';

/** Of pages and tests that render no frame: keys work, nothing is kept. */
const LOOSE = createKeyStore('loose', { getItem: () => null, setItem: () => undefined });

export const KeysContext = createContext<KeyStore>(LOOSE);

/** How many windows lie below what is being rendered; 0 on the page itself. */
export const KeyLevelContext = createContext(0);

/** All keys of the page as they stand, for a list of them. */
export const useBindings = (): readonly LiveBinding[] => {
  const store = useContext(KeysContext);
  return useSyncExternalStore(store.subscribe, store.bindings);
};

/** Keeps the page's keys still while a window is open. */
export const useKeyWindow = (isOpen: boolean): void => {
  const store = useContext(KeysContext);
  useLayoutEffect(() => (isOpen ? store.openWindow() : undefined), [store, isOpen]);
};
