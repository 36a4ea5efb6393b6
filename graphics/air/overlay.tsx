import { isConnected, onConnectionChange, type GraphicId, type Snapshot } from 'chess-match/client';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { airOf, subscribeAir } from './air';
import { drawnIn, namesFor, visitIn } from './byGame';
import type { Draw, Graphic } from './graphic';
import { createHolder } from './hold/holder';
import { PAGE_TIME } from './pageTime';
import type { NameOn, Picture } from './parts';
import { pageLanguage } from './pageLanguage';
import { isPreviewAsked, isStillAsked } from './query';
import { ShowVersion } from './GraphicRoot';
import { Visits } from './visit/useVisit';

/** When a picture that has come is drawn; told whether it waited so long that it is no news any more. */
export type Pace = (draw: (isLate: boolean) => void) => void;

/** Drawn in the same breath: the picture is in the DOM when its handler returns. */
export const AT_ONCE: Pace = (draw) => draw(false);

/** A graphic, ready to be drawn into any element: its own page, or a layer of the director's monitors. */
export interface Overlay {
  readonly graphic: GraphicId;
  /** Draws it from now on, as the page's address says: `?preview=1`, `?still=1`, `?lang=`. */
  readonly drawIn: (host: HTMLElement, pace: Pace) => void;
}

type Shown<G extends GraphicId> = Picture<G, NameOn<G>>;

const prefersStill = (): boolean =>
  isStillAsked(location.search) || matchMedia('(prefers-reduced-motion: reduce)').matches;

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

/**
 * Draws a graphic, as the open game draws it where it has its own way, else as it is drawn in any game. While
 * disconnected no snapshot arrives and the last picture stays.
 */
export const overlay = <G extends GraphicId, N extends NameOn<G>>(own: Graphic<G, N>): Overlay => ({
  graphic: own.graphic,
  drawIn: (host, pace) => {
    const root = createRoot(host);
    const language = pageLanguage();
    const isPreview = isPreviewAsked(location.search);
    const wasAway = watchAbsence();
    const names = namesFor<G>(own);
    let drawn: Graphic<G, NameOn<G>> | null = null;
    let drawNext: Draw<Shown<G>> | null = null;
    const render = (shown: Shown<G>, snapshot: Snapshot<NameOn<G> | 'air'>, isSet: boolean): void => {
      const { game } = snapshot.match;
      const now = drawnIn<G>(own, game);
      if (drawNext === null || drawn !== now) drawNext = now.begin(language);
      drawn = now;
      const picture = drawNext(shown, isSet);
      flushSync(() => {
        root.render(
          <ShowVersion value={snapshot.air.version}>
            <Visits value={now.seesVisits ? { seen: snapshot, visit: visitIn(game) } : null}>{picture}</Visits>
          </ShowVersion>,
        );
      });
    };
    const holder = createHolder<Shown<G>>(PAGE_TIME);
    const draw = (snapshot: Snapshot<NameOn<G> | 'air'>, isLate: boolean): void => {
      const isSet = wasAway() || prefersStill() || document.hidden || isLate;
      const takes = isSet ? undefined : drawnIn<G>(own, snapshot.match.game).shownAfterMs;
      holder.take({ ...snapshot, ...airOf(snapshot.air, own.graphic) }, takes ?? null, (shown) => {
        render(shown, snapshot, isSet);
      });
    };
    /** What came last and is not drawn: an older picture is never drawn after it. */
    let waiting: Snapshot<NameOn<G> | 'air'> | null = null;
    subscribeAir(names, isPreview, (snapshot) => {
      const isAwaited = waiting !== null;
      waiting = snapshot;
      if (isAwaited) return;
      pace((isLate) => {
        const newest = waiting;
        waiting = null;
        if (newest !== null) draw(newest, isLate);
      });
    });
  },
});
