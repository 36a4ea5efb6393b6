import { GAME_SUGGESTIONS, type Language, type SuggestionKind, type SuggestionText } from 'chess-match/client';

/** How a kind of suggestion is told. */
export const suggestionText = (kind: SuggestionKind, language: Language): SuggestionText =>
  GAME_SUGGESTIONS[language][kind];
