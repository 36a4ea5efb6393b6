import type { GameGraphics } from '../shared/gameGraphics';
import { boards } from './boards';
import { focus } from './focus';
import { intro } from './intro';
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
  'key-change': 'nothing',
  ticker,
  'lower-third': 'as-ever',
  mics: 'as-ever',
  'audience-white': 'nothing',
  'audience-black': 'nothing',
  teams: 'as-ever',
  intro,
  break: 'as-ever',
  result,
  explainer: 'nothing',
  stinger: 'as-ever',
  'test-card': 'as-ever',
};
