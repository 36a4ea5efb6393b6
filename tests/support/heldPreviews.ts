import type { Page } from 'playwright-core';

/** What a page asks the server for previews, held up on its way there as by a server that is busy. */
export interface HeldPreviews {
  readonly hold: () => void;
  /** All that was held goes on, and nothing is held any more. */
  readonly release: () => void;
  /** How many are waiting. */
  readonly waiting: () => number;
}

/** Call it before the page is opened or reloaded: a connection that stands already is not held. */
export const heldPreviews = async (page: Page): Promise<HeldPreviews> => {
  let isHeld = false;
  let held: (() => void)[] = [];
  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    const onward = socket.connectToServer();
    socket.onMessage((message) => {
      if (isHeld && String(message).includes('["preview",')) held.push(() => onward.send(message));
      else onward.send(message);
    });
  });
  return {
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
      for (const send of held) send();
      held = [];
    },
    waiting: () => held.length,
  };
};
