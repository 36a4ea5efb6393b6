import type { GameGraphics } from '../../air/gameGraphics';
import { tablesGraphics } from '../../tables/tablesGraphics';
import { analysis } from './analysis';
import { boards } from './boards';
import { pause } from './break';
import { explainer } from './explainer';
import { focus } from './focus';
import { intro } from './intro';
import { keyChange } from './key-change';
import { recap } from './recap';
import { replay } from './replay';
import { result } from './result';
import { scorebug } from './scorebug';
import { TRIED } from './shared/tried';
import { ticker } from './ticker';
import { vertical } from './vertical';

/** The graphics of Belarusian chess. */
export const BELARUSIAN_GRAPHICS: GameGraphics = {
  boards,
  scorebug,
  focus,
  analysis,
  ...tablesGraphics(TRIED),
  ticker,
  'key-change': keyChange,
  intro,
  break: pause,
  replay,
  recap,
  result,
  explainer,
  vertical,
};
