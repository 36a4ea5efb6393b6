import type { GameGraphics } from '../../air/gameGraphics';
import { boards } from './boards';
import { focus } from './focus';

/** The graphics of chess in series. */
export const PROGRESSIVE_GRAPHICS: GameGraphics = { boards, focus };
