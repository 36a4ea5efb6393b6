import { createContext, useContext, useSyncExternalStore, type Dispatch } from 'react';
import type { Strings } from '../texts/en';
import type { Entry } from 'chess-match/client/turn';
import { entryIn, type OperatorState, type OperatorStore } from './store';
import type { UiEvent, UiState } from './ui';

export const StoreContext = createContext<OperatorStore | null>(null);
export const StringsContext = createContext<Strings | null>(null);
export const UiContext = createContext<{ readonly ui: UiState; readonly dispatch: Dispatch<UiEvent> } | null>(null);

const demand = <T>(value: T | null, name: string): T => {
  if (value === null) throw new Error(`${name} is missing: render inside App.`);
  return value;
};

export const useStore = (): OperatorStore => demand(useContext(StoreContext), 'StoreContext');
export const useStrings = (): Strings => demand(useContext(StringsContext), 'StringsContext');
export const useUi = () => demand(useContext(UiContext), 'UiContext');

export const useOperator = (): OperatorState => {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, store.getState);
};

/** What is entered for a thread; null where the match has one. */
export const useEntry = (thread: string | null): Entry => entryIn(useOperator(), thread);
