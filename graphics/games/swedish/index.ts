import type { GameGraphics } from '../../air/gameGraphics';
import { boards } from './boards';
import { pause } from './break';
import { explainer } from './explainer';
import { focus } from './focus';
import { intro } from './intro';
import { keyChange } from './key-change';
import { result } from './result';
import { scorebug } from './scorebug';
import { vertical } from './vertical';

/** The graphics of Swedish chess. */
export const SWEDISH_GRAPHICS: GameGraphics = {
  boards,
  scorebug,
  focus,
  'key-change': keyChange,
  intro,
  break: pause,
  result,
  explainer,
  vertical,
};
