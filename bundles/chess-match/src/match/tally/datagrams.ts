import { createSocket } from 'node:dgram';
import type { OnState, Receiver, Target } from './receiver';
import type { Lamp } from './tsl';

/** Tells by UDP: whether anybody is there nobody can tell, and only what this computer cannot send is known. */
export const byDatagrams = ({ host, port }: Target, write: (lamp: Lamp) => Buffer, onState: OnState): Receiver => {
  const socket = createSocket('udp4').unref();
  socket.on('error', (error) => onState(error.message));
  return {
    tell: (lamps) => {
      for (const lamp of lamps) socket.send(write(lamp), port, host, (error) => onState(error?.message ?? null));
    },
    stop: () => socket.close(),
  };
};
