import type { FrameSize } from 'chess-match/client/show';
import { themeOf } from '../air/themes/themes';
import { STYLES } from './built';
import '../air/theme.css';
import '../air/reset.css';

/** Of what a host says of the picture it makes, what decides how large ours is. */
export interface Resolution {
  readonly width: number;
  readonly height: number;
}

/** Where a graphic is drawn in its own root, apart from the styles of the page around it. */
export interface Stage {
  readonly root: HTMLElement;
  dispose(): void;
}

/** 1 where a host names no picture that can be. */
const scaleOf = (frame: FrameSize, resolution: Resolution | undefined): number => {
  const scale = Math.min(Number(resolution?.width) / frame.width, Number(resolution?.height) / frame.height);
  return scale > 0 && Number.isFinite(scale) ? scale : 1;
};

/** Fits the frame of a graphic into the host's picture. @param theme by its name; "" for the usual one */
export const buildStage = (
  shadow: ShadowRoot,
  host: HTMLElement,
  theme: string,
  frame: FrameSize,
  resolution: Resolution | undefined,
): Stage => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  shadow.adoptedStyleSheets = [sheet];
  host.dataset['theme'] = themeOf({ theme }, '');
  const root = document.createElement('div');
  // The figures' face draws Cyrillic the Bulgarian way unless it is told that it is Russian; Latin letters do not care.
  root.lang = 'ru';
  const scale = scaleOf(frame, resolution);
  if (scale !== 1) Object.assign(root.style, { transform: `scale(${scale})`, transformOrigin: '0 0' });
  shadow.append(root);
  return {
    root,
    dispose: () => {
      root.remove();
      shadow.adoptedStyleSheets = [];
      delete host.dataset['theme'];
    },
  };
};
