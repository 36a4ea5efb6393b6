import type { Suggestion, SuggestionModes } from '@schemas/show';

export type SuggestionKind = Suggestion['kind'];
export type SuggestionMode = SuggestionModes[SuggestionKind];

/** Nothing is taken by itself until the director wants it so. */
export const ASK_ALL: SuggestionModes = {
  play: 'ask',
  branching: 'ask',
  pass: 'ask',
  selection: 'ask',
  boardEnd: 'ask',
  gameEnd: 'ask',
  mate: 'ask',
  queenGiven: 'ask',
  sitting: 'ask',
  timeScramble: 'ask',
  flagNear: 'ask',
  seriesCheck: 'ask',
  promotion: 'ask',
  captures: 'ask',
  quietTurns: 'ask',
  goalReached: 'ask',
  goalThreatened: 'ask',
  succession: 'ask',
  turningPoint: 'ask',
  pause: 'ask',
  matchOver: 'ask',
  longThought: 'ask',
  speaks: 'ask',
  marked: 'ask',
  replay: 'ask',
  recap: 'ask',
};

/** Modes with those of kinds that were not there yet when they were set. */
export const completeModes = (modes: Partial<SuggestionModes>): SuggestionModes => ({ ...ASK_ALL, ...modes });

/** Every kind, in the order in which pages list them. */
export const SUGGESTION_KINDS = Object.keys(ASK_ALL) as readonly SuggestionKind[];

export const SUGGESTION_MODES = ['ask', 'auto', 'off'] as const satisfies readonly SuggestionMode[];
