import { endText, type AirLanguage } from 'chess-match/client';
import { ZONES } from '../../../air/theme';
import type { Canvas } from '../tree/layout/types';

const { x, y, width, height } = ZONES.band;
const [SIDES, ENDS] = [24, 8];

/** The band below the boards, its plate's edges left free. */
export const stripOf = (language: AirLanguage): Canvas => ({
  size: 'strip',
  area: { x: x + SIDES, y: y + ENDS, width: width - 2 * SIDES, height: height - 2 * ENDS },
  endWord: (kind) => endText(kind, language),
});
