/** What pages know of Belarusian chess without its rules: its pieces and turns, calls, cards and sentences. */
export { CROWN, PALACE, THRONE } from './views/palace';
export { ACT_WORDS, INAUGURATION } from './words/acts';
export { CARDS, cardWords, WAYS, type Card, type Way } from './words/cards';
export { CALL_WORDS } from './words/calls';
export { headlineOf, type Headline } from './words/headline';
export { headlineText } from './words/headlineText';
export { pieceWord } from './words/pieces';
export { turnIn } from './words/turnIn';
export { SIDE_WORDS, type SideWords } from './words/sides';
