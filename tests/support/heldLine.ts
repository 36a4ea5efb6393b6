import type { Page } from 'playwright-core';

/** A page's line to its server, on which messages are held up as by a network, or a server, that is busy. */
export interface HeldLine {
  /** From now on, what the page asks by this name ("preview"); without one all there is, both ways. */
  readonly hold: (ask?: string) => void;
  /** From now on, the pictures that the page is told. */
  readonly holdPictures: () => void;
  /** All that was held goes on in its order, and nothing is held any more. */
  readonly release: () => void;
  /** How many are waiting. */
  readonly waiting: () => number;
}

/** Call it before the page is opened or reloaded: a connection that stands already is not held. */
export const heldLine = async (page: Page): Promise<HeldLine> => {
  let isHeld: ((message: string, isAsked: boolean) => boolean) | null = null;
  let held: (() => void)[] = [];
  const pass = (message: string | Buffer, isAsked: boolean, onward: { send(message: string | Buffer): void }): void => {
    if (isHeld?.(String(message), isAsked) === true) held.push(() => onward.send(message));
    else onward.send(message);
  };
  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => pass(message, true, server));
    server.onMessage((message) => pass(message, false, socket));
  });
  return {
    hold: (ask) => {
      isHeld = (message, isAsked) => ask === undefined || (isAsked && message.includes(`["${ask}",`));
    },
    holdPictures: () => {
      isHeld = (message, isAsked) => !isAsked && message.includes('["replicant:operations"');
    },
    release: () => {
      isHeld = null;
      for (const send of held) send();
      held = [];
    },
    waiting: () => held.length,
  };
};
