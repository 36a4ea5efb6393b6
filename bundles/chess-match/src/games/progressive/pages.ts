/**
 * What pages know of chess in series without its rules: how a series is made and read, what the last one was, and its
 * sentences.
 */
export { readMoves } from '../chess/readMoves';
export { SERIES } from './entry/making';
export * from './views/seriesFacts';
export { CARDS, cardWords, type Card } from './words/cards';
export { movesText, seriesCount } from './words/counted';
export { headlineText } from './words/headline';
export { kindWords, type Variant } from './words/kinds';
export { outcomeText, reasonText } from './words/reasons';
export { seriesText } from './words/series';
export { seriesIn } from './words/seriesIn';
