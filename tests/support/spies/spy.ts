import type { Socket } from 'socket.io-client';

/** Somebody who writes down every byte he gets. */
export interface Spy {
  /** A place of the hall, a workplace of the crew, or nobody the server knows. */
  readonly who: string;
  /**
   * Whether it ever came, in whatever way it may be written. @param isNumber not as a part of a longer one: a moment
   * has many digits
   */
  knows(mark: string, isNumber?: boolean): boolean;
  /** Sends everything that can be sent, each several times in other words; resolves when all is answered. */
  askEverything(): Promise<void>;
  close(): void;
}

const isIn = (piece: string, mark: string, isNumber: boolean): boolean =>
  piece.includes(mark) && (!isNumber || new RegExp(`(?<!\\d)${mark}(?!\\d)`).test(piece));

/**
 * What was heard, in pieces; each is looked through once for a mark, however often one asks: there are hundreds of
 * megabytes.
 */
export const createEar = () => {
  const pieces: string[] = [];
  const looked = new Map<string, { readonly upTo: number; readonly isKnown: boolean }>();
  return {
    note: (piece: string): void => void pieces.push(piece),
    knows: (mark: string, isNumber = false): boolean => {
      const { upTo, isKnown } = looked.get(mark) ?? { upTo: 0, isKnown: false };
      const known = {
        upTo: pieces.length,
        isKnown: isKnown || pieces.slice(upTo).some((piece) => isIn(piece, mark, isNumber)),
      };
      looked.set(mark, known);
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
