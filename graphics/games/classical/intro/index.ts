import { introGraphic } from '../../../intro/introGraphic';
import { introFacts, introWords } from './facts';

/** The graphic `intro` in the words of a match on boards. */
export const intro = introGraphic({ words: introWords, facts: introFacts });
