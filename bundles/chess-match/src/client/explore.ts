/**
 * For pages on which play is looked back on and tried on, apart from the game. Holds the rules of chess; pages that
 * only show need none.
 */
export * from '../explore';
export {
  afterSelection,
  OUTCOMES,
  takersOf,
  whatIf,
  type Outcome,
  type StakedBoard,
  type WhatIf,
} from '../games/business/rules/whatIf';
export type { Moment } from '../games/common/lookBack';
export { studiedFacts } from '../games/belarusian/rules/studiedFacts';
export type { Facts as BelarusianFacts } from '../games/belarusian/views/facts';
export { studiedSeries, type StudiedSeries } from '../games/progressive/rules/studiedSeries';
export { studyRulesFor } from '../games/studies';
export { studyRulesOf as swedishStudy } from '../games/swedish/rules/studyRules';
export { useChronicle, type ChronicleState } from './chronicle';
