import type { Role } from '@schemas/pages';
import { ANSWER_TIMEOUT_MS, type LinkSocket } from './link';

/** Who sits at this page, as the server, the journal and the health page know it. */
export interface Introduction {
  readonly role: Role;
  /** "" while the person has not given a name. */
  readonly name: string;
  /** Which page: "director", "graphic:scorebug". */
  readonly page: string;
}

export interface PresenceParts {
  readonly socket: LinkSocket;
  readonly nowMs: () => number;
  readonly isVisible: () => boolean;
  /** Every answer tells the server's time. */
  readonly heard: (serverMs: unknown, sentAtMs: number, gotAtMs: number) => void;
}

/** Keeps the page in the server's list with its round trip, measured by the page itself. */
export const createPulse = ({ socket, nowMs, isVisible, heard }: PresenceParts) => {
  let delayMs: number | null = null;
  /** One sign of life, carrying the round trip of the one before. */
  const beat = async (): Promise<void> => {
    if (!socket.connected) return;
    const sentAtMs = nowMs();
    try {
      const serverMs = await socket.timeout(ANSWER_TIMEOUT_MS).emitWithAck('pulse', { delayMs, visible: isVisible() });
      const gotAtMs = nowMs();
      delayMs = gotAtMs - sentAtMs;
      heard(serverMs, sentAtMs, gotAtMs);
    } catch {
      delayMs = null;
    }
  };
  // The second one carries the first measurement, so that a new page is not long without one.
  socket.on('connect', () => void beat().then(beat));
  socket.on('disconnect', () => {
    delayMs = null;
  });
  return beat;
};
