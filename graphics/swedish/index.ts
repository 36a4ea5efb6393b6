import type { GameGraphics } from '../shared/gameGraphics';
import { boards } from './boards';
import { scorebug } from './scorebug';
import { ticker } from './ticker';

/** The graphics of Swedish chess. What tells of chips and branches has nothing to show here. */
export const SWEDISH_GRAPHICS: GameGraphics = {
  boards,
  scorebug,
  focus: 'nothing',
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
  intro: 'as-ever',
  break: 'as-ever',
  result: 'nothing',
  explainer: 'nothing',
  stinger: 'as-ever',
  'test-card': 'as-ever',
};
