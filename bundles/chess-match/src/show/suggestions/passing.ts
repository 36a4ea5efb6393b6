import type { SuggestionKind } from './modes';

/**
 * What happened and is over: its picture goes again. How the match stands keeps its picture as long as it stands so.
 */
export const PASSING: ReadonlySet<SuggestionKind> = new Set<SuggestionKind>([
  'branching',
  'pass',
  'selection',
  'boardEnd',
  'gameEnd',
  'queenGiven',
  'seriesCheck',
  'promotion',
  'captures',
  'goalReached',
  'succession',
  'turningPoint',
  'longThought',
  'speaks',
  'marked',
  'replay',
]);
