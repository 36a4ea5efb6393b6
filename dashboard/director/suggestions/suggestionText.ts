import { GAME_SUGGESTIONS, type Language, type SuggestionKind, type SuggestionText } from 'chess-match/client';
import { STRINGS } from '../texts';

/** How a kind of suggestion is told: in the words of its game where only one makes it. */
export const suggestionText = (kind: SuggestionKind, language: Language): SuggestionText =>
  ({ ...GAME_SUGGESTIONS[language], ...STRINGS[language].suggestions.kinds })[kind];
