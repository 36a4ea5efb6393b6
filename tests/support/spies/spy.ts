import type { Socket } from 'socket.io-client';

/** Somebody who writes down every byte he gets. */
export interface Spy {
  /** A place of the hall, a workplace of the crew, or nobody the server knows. */
  readonly who: string;
  /** Whether it ever came, in whatever way it may be written. */
  knows(mark: string | RegExp): boolean;
  /** Sends everything that can be sent, each several times in other words; resolves when all is answered. */
  askEverything(): Promise<void>;
  close(): void;
}

/** What was heard, in pieces; each is looked through once for a mark, however often one asks: there are hundreds of megabytes. */
export const createEar = () => {
  const pieces: string[] = [];
  const looked = new Map<string, { readonly upTo: number; readonly isKnown: boolean }>();
  return {
    note: (piece: string): void => void pieces.push(piece),
    knows: (mark: string | RegExp): boolean => {
      const key = String(mark);
      const { upTo, isKnown } = looked.get(key) ?? { upTo: 0, isKnown: false };
      const known = {
        upTo: pieces.length,
        isKnown:
          isKnown ||
          pieces.slice(upTo).some((piece) => (typeof mark === 'string' ? piece.includes(mark) : mark.test(piece))),
      };
      looked.set(key, known);
      return known.isKnown;
    },
  };
};

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
