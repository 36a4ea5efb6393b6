import { DOCUMENT_VERSION, type HomeDocument } from 'chess-match/contract/viewers';
import { describe, expect, it } from 'vitest';
import type { Listener } from './source';
import { shownTimeAt, truthAt } from './truth';
import { createViewer } from './viewer';

/** The house's time when the page's clock shows 0. */
const HOUSE_MS = 1_800_000_000_000;
const ignored = (): never => {
  throw new Error('nobody listens');
};

/** A page that asked an engine once, and is pushed what is said every 20 s. */
const openedAt = (aheadMs: number) => {
  let nowMs = 1000;
  let listener: Listener = {
    answered: ignored,
    refused: ignored,
    empty: ignored,
    came: ignored,
    pushed: ignored,
  };
  const viewer = createViewer(
    'all',
    (_, listens) => {
      listener = listens;
      return { start: () => undefined, stop: () => undefined };
    },
    () => nowMs,
  );
  let n = 0;
  const come = (): void => {
    n += 1;
    listener.came({
      v: DOCUMENT_VERSION,
      epoch: 'e',
      n,
      at: HOUSE_MS + nowMs,
      delayMs: 0,
      audience: 'all',
    } as HomeDocument);
  };
  viewer.look(true);
  listener.answered({ sentAtMs: nowMs - 50, gotAtMs: nowMs }, Math.floor((HOUSE_MS + nowMs + aheadMs) / 1000) * 1000);
  come();
  listener.pushed(true);
  return {
    push: (): void => {
      nowMs += 20_000;
      listener.answered({ sentAtMs: nowMs, gotAtMs: nowMs }, null);
      come();
    },
    isLive: (): boolean => truthAt(viewer.known().heard, nowMs + 19_000).kind === 'live',
    wrongMs: (): number => Math.abs((shownTimeAt(viewer.known().heard, nowMs) ?? NaN) - HOUSE_MS - nowMs),
  };
};

describe('a page that listens to an engine', () => {
  it.each([0, 3000, 60_000, -3000, -60_000])(
    'is live and has the house’s time, the engine’s %i ms ahead',
    (aheadMs) => {
      const { push, isLive, wrongMs } = openedAt(aheadMs);
      for (let count = 0; count < 3; count += 1) push();
      expect(isLive()).toBe(true);
      expect(wrongMs()).toBeLessThan(600);
    },
  );
});
