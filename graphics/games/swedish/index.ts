import type { GameGraphics } from '../../air/gameGraphics';
import { boards } from './boards';
import { pause } from './break';
import { explainer } from './explainer';
import { focus } from './focus';
import { intro } from './intro';
import { keyChange } from './key-change';
import { result } from './result';
import { scorebug } from './scorebug';
import { ticker } from './ticker';

/** The graphics of Swedish chess. What tells of chips and branches has nothing to show here. */
export const SWEDISH_GRAPHICS: GameGraphics = {
  boards,
  scorebug,
  focus,
  analysis: 'as-ever',
  tree: 'nothing',
  'tree-strip': 'nothing',
  'key-change': keyChange,
  ticker,
  'lower-third': 'as-ever',
  mics: 'as-ever',
  'audience-white': 'nothing',
  'audience-black': 'nothing',
  tables: 'as-ever',
  'tables-white': 'as-ever',
  'tables-black': 'as-ever',
  teams: 'as-ever',
  intro,
  break: pause,
  result,
  explainer,
  stinger: 'as-ever',
  'test-card': 'as-ever',
};
