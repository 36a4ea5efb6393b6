import { isConnected, isIn, onConnectionChange, type GraphicId, type Snapshot } from 'chess-match/client';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { airOf, subscribeAir } from './air';
import { namesFor, partsFor } from './byGame';
import type { Motion, NameOn, OverlayParts, Picture } from './parts';
import { pageLanguage } from './pageLanguage';
import { isPreviewAsked, isStillAsked } from './query';
import { ShowVersion } from './GraphicRoot';
import { isNewsAfter, isNextPicture } from './transition';

export type { Motion, OverlayParts, OverlayProps, Picture } from './parts';

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

/** Whether `current` follows `last` on air: the next of the match, or a change beside the match alone. */
const follows = <N extends NameOn<GraphicId>>(
  last: Snapshot<N>,
  current: Snapshot<N>,
  names: readonly N[],
  isNext: typeof isNewsAfter,
): boolean => {
  const isSameMatch =
    last.match === current.match && names.every((name) => isIn(name, 'independent') || last[name] === current[name]);
  return isSameMatch || isNext(last.match, current.match);
};

/**
 * Makes a graphic of its parts, or of those of the open game. Motion only decorates a picture that is drawn already. A change
 * that does not show (a draft, a clock) lets a running motion run. While disconnected no snapshot arrives and the last picture stays.
 */
export const overlay = <G extends GraphicId, N extends NameOn<G>, Step>(own: OverlayParts<G, N, Step>): Overlay => ({
  graphic: own.graphic,
  drawIn: (host, pace) => {
    const root = createRoot(host);
    const language = pageLanguage();
    const isPreview = isPreviewAsked(location.search);
    const wasAway = watchAbsence();
    const names = namesFor(own) as readonly N[];
    let last: Picture<G, N | 'air'> | null = null;
    let motion: Motion<Picture<G, N>, Step> = { id: 0, before: null, steps: [] };
    const draw = (snapshot: Snapshot<N | 'air'>, isLate: boolean): void => {
      const current = { ...snapshot, ...airOf(snapshot.air, own.graphic) };
      const { plan, visit, Overlay: Drawing } = partsFor(own, current.match.game);
      const isNext = visit ? isNewsAfter : isNextPicture;
      const isSet = wasAway() || prefersStill() || document.hidden || isLate;
      const before = !isSet && last !== null && follows(last, current, names, isNext) ? last : null;
      const steps = before ? plan(before, current) : [];
      if (before === null || steps.length > 0) motion = { id: motion.id + 1, before, steps };
      last = current;
      flushSync(() => {
        root.render(
          <ShowVersion value={current.air.version}>
            <Drawing current={current} motion={motion} language={language} />
          </ShowVersion>,
        );
      });
    };
    /** What came last and is not drawn: an older picture is never drawn after it. */
    let waiting: Snapshot<N | 'air'> | null = null;
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
