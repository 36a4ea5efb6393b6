/**
 * What pages know of Business Chess without its rules: a turn as it is written and drafted, its own views, and its
 * words.
 */
export * from './entry/boardModel';
export * from './entry/editDraft';
export * from './entry/items';
export { TURN } from './entry/making';
export * from './entry/mergeLines';
export * from './entry/split';
export { printItem, type ChipsTo, type TurnItem, type LineItem } from './entry/lineItems';
export { beginsKeyword, keywordOf, RUSSIAN_WORDS } from './record/keywordWords';
export { readTyped } from './record/typedLine';
export { chipBadges, chipsOf } from './views/badges';
export { chipHeaps, chipPiles, LAID_OUT } from './views/chipHeaps';
export { CHIPS, chipsText } from './words/chips';
export { inPrintedOrder, itemIn, lineIn } from './words/lineIn';
export { isKeyChange, settlesBranch, type ItemKind } from './rules/turn/itemKinds';
export { payOut } from './rules/turn/payOut';
export { claimBar } from './views/claimBar';
export { mayVeto } from './views/mayVeto';
export {
  arbiterOf,
  courseOf,
  entryOf,
  motherOf,
  NO_COURSE,
  NO_ENTRY,
  NO_PLAY,
  offerOn,
  playOf,
  turnOptionsOf,
} from './views/read';
export type { BusinessArbiter } from '@schemas/arbiter';
export type { BusinessCourse } from '@schemas/course';
export type { BusinessEntry } from '@schemas/entry';
export type { BusinessOptions, TurnOptions } from '@schemas/options';
export type { BusinessPlay } from '@schemas/play';
export { headlineOf, type Headline, type Standing } from './words/headline';
export { headlineText } from './words/headlineText';
export { topicWords, type Topic, type TopicWords } from './words/topics';
