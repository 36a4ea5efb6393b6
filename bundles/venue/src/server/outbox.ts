import type { VenueViewName, VenueViews } from 'chess-match/contract/venue';
import type { ViewsSent } from '../wire/wire';

/** Sends to one device; calls back when it has arrived, or not within the time it may take. */
export type Send = (views: ViewsSent, done: (hasArrived: boolean) => void) => void;

/** What waits for one device: of each view the newest, one message on its way at a time. */
export interface Outbox {
  put<N extends VenueViewName>(name: N, value: VenueViews[N] | null): void;
  close(): void;
}

/** @param onSilent the device has not said that it got the last message: nothing more is sent */
export const createOutbox = (send: Send, onSilent: () => void): Outbox => {
  let waiting: ViewsSent = {};
  let isOnItsWay = false;
  let isClosed = false;
  const flush = (): void => {
    if (isClosed || isOnItsWay || Object.keys(waiting).length === 0) return;
    const views = waiting;
    waiting = {};
    isOnItsWay = true;
    send(views, (hasArrived) => {
      isOnItsWay = false;
      if (hasArrived) flush();
      else if (!isClosed) onSilent();
    });
  };
  let isPlanned = false;
  return {
    put: (name, value) => {
      waiting = { ...waiting, [name]: value };
      if (isPlanned) return;
      isPlanned = true;
      // Views of one version come together: they leave together.
      queueMicrotask(() => {
        isPlanned = false;
        flush();
      });
    },
    close: () => {
      isClosed = true;
    },
  };
};
