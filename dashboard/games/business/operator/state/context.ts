import { createContext, useContext, type Dispatch } from 'react';
import { useEntry } from '../../../../operator/state/context';
import { DOING_NOTHING, makingIn, type Doing, type DoingEvent, type PendingKeyChange } from './doing';

interface DoingParts {
  readonly doing: Doing;
  readonly change: Dispatch<DoingEvent>;
}

/** What is being made or asked on the page of Business Chess. */
export const DoingContext = createContext<DoingParts>({ doing: DOING_NOTHING, change: () => undefined });

export const useDoing = (): DoingParts => useContext(DoingContext);

/** The key change in the making in the turn on show. */
export const useMaking = (): PendingKeyChange | null => {
  const { doing } = useDoing();
  return makingIn(doing, useEntry(null).draft.turn);
};
