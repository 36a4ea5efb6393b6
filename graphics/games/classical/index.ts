import type { GameGraphics } from '../../air/gameGraphics';
import { graphOf } from '../../graph/drawn';
import { outlook } from '../../outlook/drawn';
import { turningPoint } from '../../turning-point/drawn';
import { pause } from './break';
import { explainer } from './explainer';
import { intro } from './intro';
import { scorebug } from './scorebug';
import { vertical } from './vertical';

/** The graphics of orthodox chess on boards. */
export const CLASSICAL_GRAPHICS: GameGraphics = {
  scorebug,
  intro,
  break: pause,
  explainer,
  vertical,
  outlook,
  'turning-point': turningPoint,
  graph: graphOf({}),
};
