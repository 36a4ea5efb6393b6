import type { GameGraphics } from '../../air/gameGraphics';
import { outlook } from '../../outlook/drawn';
import { turningPoint } from '../../turning-point/drawn';
import { analysis } from './analysis';
import { audienceBlack, audienceWhite } from './audience';
import { boards } from './boards';
import { pause } from './break';
import { explainer } from './explainer';
import { focus } from './focus';
import { graph } from './graph';
import { intro } from './intro';
import { keyChange } from './key-change';
import { recap } from './recap';
import { replay } from './replay';
import { result } from './result';
import { scorebug } from './scorebug';
import { ticker } from './ticker';
import { tree } from './tree';
import { treeStrip } from './tree-strip';
import { vertical } from './vertical';

/** The graphics of Business Chess. */
export const BUSINESS_GRAPHICS: GameGraphics = {
  boards,
  scorebug,
  focus,
  analysis,
  tree,
  'tree-strip': treeStrip,
  'key-change': keyChange,
  ticker,
  'audience-white': audienceWhite,
  'audience-black': audienceBlack,
  intro,
  break: pause,
  replay,
  recap,
  result,
  explainer,
  vertical,
  outlook,
  'turning-point': turningPoint,
  graph,
};
