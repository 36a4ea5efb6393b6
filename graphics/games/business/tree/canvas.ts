import { ZONES } from '../../../air/theme';
import { endText, type AirLanguage } from 'chess-match/client';
import type { Canvas, Rect } from './layout/types';

/** The tree's plate stands where boards stand, so that the scorebug may be shown above it. */
export const PLATE: Rect = ZONES.full;
export const LEGEND_HEIGHT = 48;
/** One sentence above the legend. */
export const WHY_HEIGHT = 52;
const [SIDES, TOP, BOTTOM] = [24, 12, 12];

export const canvasOf = (language: AirLanguage): Canvas => ({
  size: 'full',
  area: {
    x: PLATE.x + SIDES,
    y: PLATE.y + TOP,
    width: PLATE.width - 2 * SIDES,
    height: PLATE.height - TOP - BOTTOM - WHY_HEIGHT - LEGEND_HEIGHT,
  },
  endWord: (kind) => endText(kind, language),
});
