import { isConnected, onConnectionChange, type AirView, type GraphicId } from 'chess-match/client';
import { createRoot } from 'react-dom/client';
import { subscribeAir } from './air';
import { namesFor } from './byGame';
import { createDrawing, type Source } from './drawing';
import type { Graphic } from './graphic';
import type { NameOn } from './parts';
import { pageLanguage } from './pageLanguage';
import { prefersStill } from './prefersStill';
import { isPreviewAsked } from './query';

/** When a picture that has come is drawn; told whether it waited so long that it is no news any more. */
export type Pace = (draw: (isLate: boolean) => void) => void;

/** Drawn in the same breath: the picture is in the DOM when its handler returns. */
export const AT_ONCE: Pace = (draw) => draw(false);

/** Who has the word over a page beside our director, from when he first takes it. */
export interface Hand {
  readonly air: (air: AirView) => AirView;
  /** Calls back when he said something else; true: nothing is to move. */
  readonly listen: (said: (isSet: boolean) => void) => void;
}

/** Is a graphic, ready to be drawn into any element: its own page, or a layer of the director's monitors. */
export interface Overlay {
  readonly graphic: GraphicId;
  /** Draws it from now on, as the page's address says: `?preview=1`, `?still=1`, `?lang=`. */
  readonly drawIn: (host: HTMLElement, pace: Pace, hand?: Hand) => void;
}

/** Answers once, after every loss of the connection, that the page was away and what comes next is not news. */
const watchAbsence = (): (() => boolean) => {
  let wasConnected = isConnected();
  let wasAway = false;
  onConnectionChange(() => {
    wasAway ||= wasConnected && !isConnected();
    wasConnected = isConnected();
  });
  return () => {
    const answer = wasAway;
    wasAway &&= !wasConnected;
    return answer;
  };
};

/** Draws a graphic of the open match. While disconnected no snapshot arrives and the last picture stays. */
export const overlay = <G extends GraphicId, N extends NameOn<G>>(own: Graphic<G, N>): Overlay => ({
  graphic: own.graphic,
  drawIn: (host, pace, hand) => {
    const { draw } = createDrawing<G>(own, createRoot(host), pageLanguage());
    const wasAway = watchAbsence();
    let last: Source<G> | null = null;
    const show = (source: Source<G>, isSet: boolean): void => {
      last = source;
      const isQuiet = isSet || prefersStill() || document.hidden;
      draw(hand === undefined ? source : { ...source, air: hand.air(source.air) }, isQuiet);
    };
    hand?.listen((isSet) => {
      if (last !== null) show(last, isSet);
    });
    /** What came last and is not drawn: an older picture is never drawn after it. */
    let waiting: Source<G> | null = null;
    subscribeAir(namesFor<G>(own), isPreviewAsked(location.search), (snapshot) => {
      const isAwaited = waiting !== null;
      waiting = snapshot;
      if (isAwaited) return;
      pace((isLate) => {
        const newest = waiting;
        waiting = null;
        if (newest !== null) show(newest, wasAway() || isLate);
      });
    });
  },
});
