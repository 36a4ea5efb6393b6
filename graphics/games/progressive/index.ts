import type { GameGraphics } from '../../air/gameGraphics';
import { boards } from './boards';
import { focus } from './focus';
import { keyChange } from './key-change';
import { scorebug } from './scorebug';

/** The graphics of chess in series. */
export const PROGRESSIVE_GRAPHICS: GameGraphics = { boards, scorebug, focus, 'key-change': keyChange };
