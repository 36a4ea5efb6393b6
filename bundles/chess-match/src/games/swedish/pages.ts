/** What pages know of Swedish chess without its rules: who sits where, and its sentences. */
export * from './views/seats';
export { CARDS, cardWords, type Card } from './words/cards';
export { diagonalLeads, type Lead } from './words/diagonal';
export { headlineOf, type Headline } from './words/headline';
export { headlineText } from './words/headlineText';
export { reasonText } from './words/reasons';
