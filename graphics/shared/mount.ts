import { bundleConfig, introduce, proveLife, sourceAddress } from 'chess-match/client';
import { noteWhenEmpty } from './emptyNote';
import { fontsReady } from './fonts';
import { isInObs } from './inObs';
import { AT_ONCE, type Overlay, type Pace } from './overlay';
import { pageLanguage } from './pageLanguage';
import { isPreviewAsked } from './query';
import { applyTheme } from './themes/applyTheme';
import './theme.css';
import './reset.css';

interface Prepared {
  /** The element to draw in. */
  readonly host: HTMLElement;
  /** Resolves when the page has its fonts and its theme: before that nothing may be painted. */
  readonly ready: Promise<unknown>;
}

/** Makes this page one on which graphics can be drawn; it is introduced to the server as `place`. */
export const preparePage = (place: string): Prepared => {
  const host = document.getElementById('root');
  if (!host) throw new Error('The page has no element #root.');
  introduce({ role: 'viewer', name: '', page: place });
  // The figures' face draws Cyrillic the Bulgarian way unless it is told that it is Russian; Latin letters do not care.
  document.documentElement.lang = 'ru';
  return { host, ready: Promise.all([fontsReady(), applyTheme(bundleConfig(), location.search)]) };
};

/** What comes before the page is ready is drawn when it is, everything else at once. */
const whenReady = (ready: Promise<unknown>): Pace => {
  let pace: Pace = (draw) => void ready.then(() => draw(false));
  void ready.then(() => (pace = AT_ONCE));
  return (draw) => pace(draw);
};

/** A browser source of OBS, which says so in its window, proves to the server that it lives. */
const proveLifeInObs = (isDrawn: () => boolean): void => {
  const address = sourceAddress(location);
  if (isInObs() && address !== null) proveLife({ address, isDrawn });
};

/**
 * Shows a graphic as a page of its own. Nothing is painted before fonts and the first whole snapshot are there, and neither waits for
 * the other.
 */
export const mount = (overlay: Overlay): void => {
  const place = isPreviewAsked(location.search) ? 'preview' : 'graphic';
  proveLifeInObs(() => document.querySelector('[data-root]') !== null);
  const { host, ready } = preparePage(`${place}:${overlay.graphic}`);
  overlay.drawIn(host, whenReady(ready));
  if (place === 'graphic') noteWhenEmpty(overlay.graphic, pageLanguage());
};
