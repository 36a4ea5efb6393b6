/**
 * What is agreed before a match, by game, with its words and the defaults of the rules: the one place they stand in.
 */
export { FIRST_GAME, GAME_FORMS } from '../games/words';
export type { AnyGameForm, FirstGame } from '../games/common/form';
export { defaultsOf, type Descriptor, type Descriptors, type SpanEntry } from '../games/common/settings';
