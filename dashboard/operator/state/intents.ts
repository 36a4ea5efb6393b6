import { lineOf } from 'chess-match/client/turn';
import { entryIn, type OperatorStore } from './store';

/** Starts a stopped clock, stops a running one. */
export const toggleClock = (store: OperatorStore, stopReason: string): void => {
  const { snapshot } = store.getState();
  if (snapshot === null || snapshot.match.status !== 'playing') return;
  void store.act('clock', (expectedVersion) =>
    snapshot.clocks.running
      ? { type: 'stopClock', expectedVersion, reason: stopReason }
      : { type: 'startClock', expectedVersion },
  );
};

/** Changes the line shown by a pure edit. */
export const editLine = (store: OperatorStore, edit: (line: string) => string): void => {
  const line = lineOf(entryIn(store.getState(), null).draft);
  const next = edit(line);
  if (next !== line) store.enter(null, { type: 'edited', line: next, typed: null });
};
