import { bundleConfig, introduce, isOfEngine, proveLife, sourceAddress, type GraphicId } from 'chess-match/client';
import { noteWhenEmpty } from './emptyNote';
import { fontsReady } from './fonts';
import { handOf } from './host/hand';
import { isInObs } from './inObs';
import type { Graphic } from './graphic';
import { AT_ONCE, overlay } from './overlay';
import type { NameOn } from './parts';
import { pageLanguage } from './pageLanguage';
import { isPreviewAsked } from './query';
import { applyTheme } from './themes/applyTheme';
import './theme.css';
import './reset.css';

/**
 * Makes this page one on which graphics can be drawn: it is introduced to the server as `place`, has its fonts and its
 * theme. @returns the element to draw in
 */
export const preparePage = async (place: string): Promise<HTMLElement> => {
  const host = document.getElementById('root');
  if (!host) throw new Error('The page has no element #root.');
  introduce({ role: 'viewer', name: '', page: place });
  // The figures' face draws Cyrillic the Bulgarian way unless it is told that it is Russian; Latin letters do not care.
  document.documentElement.lang = 'ru';
  await Promise.all([fontsReady(), applyTheme(bundleConfig(), location.search)]);
  return host;
};

/** A browser source of OBS, which says so in its window, proves to the server that it lives. */
const proveLifeInObs = (isDrawn: () => boolean): void => {
  const address = sourceAddress(location);
  if (isInObs() && address !== null) proveLife({ address, isDrawn });
};

/**
 * On the server's own machine a page of OBS without a key is given what the crew has, and nothing says whether the hall
 * sees its picture: there it draws nothing.
 */
const isUnproved = (graphic: GraphicId): boolean =>
  isOfEngine(graphic) && isInObs() && !new URLSearchParams(location.search).has('key');

/** Shows a graphic as a page of its own. Nothing is painted before fonts and the first whole snapshot are there. */
export const mount = async <G extends GraphicId>(own: Graphic<G, NameOn<G>>): Promise<void> => {
  const { graphic, drawIn } = overlay(own);
  if (isUnproved(graphic)) return;
  const place = isPreviewAsked(location.search) ? 'preview' : 'graphic';
  proveLifeInObs(() => document.querySelector('[data-root]') !== null);
  const hand = handOf(graphic);
  drawIn(await preparePage(`${place}:${graphic}`), AT_ONCE, hand);
  if (place === 'graphic') noteWhenEmpty(graphic, pageLanguage());
};
