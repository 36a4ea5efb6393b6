import { io } from 'socket.io-client';

/** What the microphones hear: by input name [dBFS after mute and fader, dBFS before, clipped]. */
export type Levels = Readonly<Record<string, readonly [peakDb: number, inputDb: number, clipped: boolean]>>;

/** Calls back with meters, some ten times a second, as long as OBS sends any. @returns how to stop listening. */
export const subscribeLevels = (listener: (levels: Levels) => void): (() => void) => {
  const socket = io('/chess-match/levels', { transports: ['websocket'], forceNew: true });
  socket.on('levels', ({ levels }: { levels: Levels }) => {
    listener(levels);
  });
  return () => {
    socket.disconnect();
  };
};
