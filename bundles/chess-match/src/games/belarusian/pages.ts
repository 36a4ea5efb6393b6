/** What pages know of Belarusian chess without its rules: its calls, its men and how a turn is written. */
export { CALL_WORDS } from './words/calls';
export { manWord } from './words/men';
export { turnIn } from './words/turnIn';
