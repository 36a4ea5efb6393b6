/** What pages know of a match on boards without its rules: its cards and its sentences. */
export { CARDS, cardWords, PAID, type Card } from './words/cards';
export { headlineOf, headlineText, type Headline } from './words/headline';
