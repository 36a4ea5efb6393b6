import { connect, type Socket } from 'node:net';
import type { OnState, Receiver, Target } from './receiver';
import { framed, tsl5, type Lamp } from './tsl';

/** Some minutes of lamps: who has not read so much reads no more. */
const MOST_UNREAD_BYTES = 64 * 1024;

/**
 * Tells by TCP, in TSL 5.0. Where there is no connection, or its end reads no more, the next telling tries a new one.
 *
 * @param lamps what is told whole as soon as there is a connection
 */
export const byStream = ({ host, port }: Target, lamps: () => readonly Lamp[], onState: OnState): Receiver => {
  let socket: Socket | null = null;
  // Each lamp is written by itself: there are displays that take what arrives at once for one.
  const write = (changed: readonly Lamp[]): void => changed.forEach((lamp) => socket?.write(framed(tsl5(lamp))));
  const open = (): void => {
    const opened = connect({ host, port, noDelay: true }).unref();
    socket = opened;
    let reason = 'connection closed';
    opened.on('connect', () => {
      onState(null);
      write(lamps());
    });
    // What it says is of no interest, and would fill up unread.
    opened.resume();
    opened.on('error', (error) => (reason = error.message));
    opened.on('close', () => {
      if (socket !== opened) return;
      socket = null;
      onState(reason);
    });
  };
  return {
    tell: (changed) => {
      if (socket === null) open();
      else if (socket.writableLength > MOST_UNREAD_BYTES) socket.destroy(new Error('reads no more'));
      else if (!socket.connecting) write(changed);
    },
    stop: () => {
      const last = socket;
      socket = null;
      last?.destroy();
    },
  };
};
