import type { Overlay, Pace } from '../air/overlay';
import { classes } from '../air/classes';
import css from './monitor.module.css';

export interface Stack {
  /** What lies in the monitor, the lowest first. */
  readonly screens: readonly string[];
  /** What is on and not to be seen: another picture lies in front of it. */
  readonly covered: readonly string[];
  /** What is off and may come: it is loaded and draws nothing yet. */
  readonly next: readonly string[];
}

/**
 * Graphics on one another in one document. A graphic is drawn from the first time it is asked for and stays: off air it
 * draws nothing, so it comes again without being loaded, and it leaves with the same motion as on air.
 */
export const createLayers = (root: HTMLElement, overlays: readonly Overlay[], pace: Pace) => {
  const layers = new Map<string, HTMLElement>();
  const add = ({ graphic, drawIn }: Overlay): void => {
    const layer = document.createElement('div');
    layer.className = classes(css.layer);
    layer.dataset['graphic'] = graphic;
    root.append(layer);
    layers.set(graphic, layer);
    pace(() => {
      drawIn(layer, pace);
    });
  };
  return ({ screens, covered, next }: Stack): void => {
    const wanted = [...screens, ...next];
    for (const overlay of overlays) {
      if (wanted.includes(overlay.graphic) && !layers.has(overlay.graphic)) add(overlay);
    }
    for (const [graphic, layer] of layers) {
      const place = screens.indexOf(graphic);
      layer.dataset['covered'] = String(covered.includes(graphic));
      if (place >= 0) layer.style.zIndex = String(place);
    }
  };
};
