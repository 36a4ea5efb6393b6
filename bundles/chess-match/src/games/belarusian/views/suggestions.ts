import { duelSuggestions } from '../../duel/views/suggestions';

/** What a director wants to see: a mate, and a clock that runs out. */
export const suggestions = duelSuggestions(['mate'], () => []);
