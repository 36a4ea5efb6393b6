import type { Socket } from 'socket.io-client';

/** Somebody who writes down every byte he gets. */
export interface Spy {
  /** A place of the hall, a workplace of the crew, or nobody the server knows. */
  readonly who: string;
  /** All that came, in every way it may be written. */
  heard(): string;
  /** Sends everything that can be sent, each several times in other words; resolves when all is answered. */
  askEverything(): Promise<void>;
  close(): void;
}

const unwrapped = (packet: string): string => {
  try {
    return `${packet} ${decodeURIComponent(packet)} ${Buffer.from(packet, 'base64').toString()}`;
  } catch {
    return packet;
  }
};

/** Below Socket.IO: whatever is on the wire of a connected socket. */
export const everyPacket = (socket: Socket, note: (text: string) => void): void => {
  socket.io.engine.on('packet', ({ data }: { readonly data?: unknown }) => note(unwrapped(String(data ?? ''))));
};
