import type { DeviceReport } from 'chess-match/contract/venue';

type State = NonNullable<DeviceReport['wakeLock']>;

/** Keeps the screen on for as long as the page is seen. */
export interface WakeKeeper {
  state(): State;
  /** Some browsers want a tap for the first time. */
  ask(): void;
}

/** @param onChange the state is another one */
export const keepAwake = (onChange: () => void): WakeKeeper => {
  let state: State = !window.isSecureContext ? 'insecure' : 'wakeLock' in navigator ? 'refused' : 'unsupported';
  const set = (next: State): void => {
    state = next;
    onChange();
  };
  const ask = (): void => {
    if (state !== 'refused' || document.hidden) return;
    navigator.wakeLock.request('screen').then(
      (lock) => {
        set('held');
        // The browser lets go of it whenever the page is hidden, and when the battery is low.
        lock.addEventListener('release', () => {
          set('refused');
          ask();
        });
      },
      () => set('refused'),
    );
  };
  document.addEventListener('visibilitychange', ask);
  document.addEventListener('pointerdown', ask);
  ask();
  return { state: () => state, ask };
};
