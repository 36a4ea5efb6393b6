import { createListeners } from 'chess-match/client/drawing';
import type { HomeAudience, HomeDocument } from 'chess-match/contract/viewers';
import { pushedAfter, toldByDate, toldByDocument, toldByPushed, type Pushed, type Way } from './serverTime';
import type { CreateSource, Refusal, Source } from './source';
import { emptyStore, received, type Store } from './store';
import { NOTHING_HEARD, type Heard } from './truth';

/** What a page knows now; another object after each change. */
export interface Known {
  readonly heard: Heard;
  readonly document: HomeDocument | null;
  readonly isOutdated: boolean;
  /** Null: what there is may be seen. */
  readonly refusal: Refusal | null;
}

/** Follows the document of an audience, for as long as somebody looks. */
export interface Viewer {
  readonly known: () => Known;
  readonly subscribe: (changed: () => void) => () => void;
  /** The page is looked at (again), or is not. Looked at, it asks at once. */
  readonly look: (isSeen: boolean) => void;
}

/** @param nowMs the page's monotonic clock */
export const createViewer = (audience: HomeAudience, createSource: CreateSource, nowMs: () => number): Viewer => {
  const listeners = createListeners();
  let store: Store = emptyStore(audience);
  let heard: Heard = { ...NOTHING_HEARD, sinceMs: nowMs() };
  let refusal: Refusal | null = null;
  let pushed: readonly Pushed[] = [];
  let known: Known = { heard, document: null, isOutdated: false, refusal };

  const changed = (): void => {
    known = { heard, document: store.document, isOutdated: store.isOutdated, refusal };
    listeners.tell();
  };
  const answered = (way: Way, dateMs: number | null, why: Refusal | null): void => {
    const offset = dateMs === null ? heard.offset : toldByDate(heard.offset, dateMs, way);
    heard = { ...heard, offset, answeredMs: way.gotAtMs };
    refusal = why;
    changed();
  };
  const source: Source = createSource(audience, {
    answered: (way, dateMs) => answered(way, dateMs, null),
    refused: (why, way, dateMs) => answered(way, dateMs, why),
    // What there was of a match is gone with its server: it stays to be seen until there is something else.
    empty: changed,
    came: (document) => {
      store = received(store, document);
      if (store.document === document) {
        const [releasedMs, gotAtMs] = [document.at + document.delayMs, nowMs()];
        if (heard.isPushed) pushed = pushedAfter(pushed, releasedMs, gotAtMs);
        const offset = toldByPushed(toldByDocument(heard.offset, releasedMs, gotAtMs), pushed);
        heard = { ...heard, offset, document };
      }
      changed();
    },
    pushed: (isPushed) => {
      if (isPushed === heard.isPushed) return;
      // Whoever asks again may have slept, or listen to a server that was started anew.
      pushed = [];
      // Whoever asks again after a while waits for an answer; he has not lost it yet.
      heard = { ...heard, isPushed, sinceMs: isPushed ? heard.sinceMs : nowMs() };
      changed();
    },
  });
  return {
    known: () => known,
    subscribe: listeners.subscribe,
    look: (isSeen) => {
      if (!isSeen) return source.stop();
      heard = { ...heard, sinceMs: nowMs() };
      changed();
      source.start();
    },
  };
};
