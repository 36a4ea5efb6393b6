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

interface Veil {
  /** Characters of base64 that are the mark's alone. */
  readonly written: string;
  /** Characters before them in the groups of four that hold the mark, and of all these. */
  readonly skipped: number;
  readonly length: number;
}

/** How a mark stands in base64, whichever byte of a group of three it begins at. */
const veilsOf = (mark: string): readonly Veil[] =>
  [0, 1, 2].map((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(mark)]);
    const [skipped, end] = [Math.ceil((before * 8) / 6), Math.floor((bytes.length * 8) / 6)];
    return { written: bytes.toString('base64').slice(skipped, end), skipped, length: Math.ceil(bytes.length / 3) * 4 };
  });

/** Its first and last bits share a character with what stands beside the mark: they are read where the rest is met. */
const isVeiled = (piece: string, mark: string, { written, skipped, length }: Veil): boolean => {
  for (let at = piece.indexOf(written); at !== -1; at = piece.indexOf(written, at + 1)) {
    const from = at - skipped;
    if (from >= 0 && Buffer.from(piece.slice(from, from + length), 'base64').includes(mark)) return true;
  }
  return false;
};

const isIn = (piece: string, mark: string, isNumber: boolean): boolean =>
  piece.includes(mark) && (!isNumber || new RegExp(`(?<!\\d)${mark}(?!\\d)`).test(piece));

const decoded = (piece: string): string => {
  try {
    return decodeURIComponent(piece);
  } catch {
    return '';
  }
};

/**
 * What was heard, in pieces; each is looked through once for a mark, however often one asks or it was heard: there are
 * hundreds of megabytes, most of them many times over.
 */
export const createEar = () => {
  const heard = new Set<string>();
  const pieces: string[] = [];
  const looked = new Map<string, { readonly upTo: number; readonly isKnown: boolean }>();
  const keep = (piece: string): void => {
    if (heard.has(piece)) return;
    heard.add(piece);
    pieces.push(piece);
    if (piece.includes('%')) pieces.push(decoded(piece));
  };
  return {
    note: (text: string): void => {
      // Before the body of a packet stands the number of what it answers: the same answer has another each time.
      const body = Math.max(text.indexOf('['), 0);
      keep(text.slice(0, body));
      keep(text.slice(body));
    },
    knows: (mark: string, isNumber = false): boolean => {
      const { upTo, isKnown } = looked.get(mark) ?? { upTo: 0, isKnown: false };
      // A few digits stand in any picture by chance.
      const veils = isNumber ? [] : veilsOf(mark);
      const isMet = (piece: string): boolean =>
        isIn(piece, mark, isNumber) || veils.some((veil) => isVeiled(piece, mark, veil));
      const known = { upTo: pieces.length, isKnown: isKnown || pieces.slice(upTo).some(isMet) };
      looked.set(mark, known);
      return known.isKnown;
    },
  };
};

/** Below Socket.IO: whatever is on the wire of a connected socket. */
export const everyPacket = (socket: Socket, note: (text: string) => void): void => {
  socket.io.engine.on('packet', ({ data }: { readonly data?: unknown }) => note(String(data ?? '')));
};
