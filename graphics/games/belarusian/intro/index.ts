import { introGraphic } from '../../../intro/introGraphic';
import { introFacts, introWords } from './facts';

/** The graphic `intro` in the words of Belarusian chess. */
export const intro = introGraphic({ words: introWords, facts: introFacts });
