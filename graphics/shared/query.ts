import { LANGUAGES, type Language } from 'chess-match/client';

/** The output's language from its address (`?lang=en`); Russian when none is given. */
export const languageOf = (search: string): Language => {
  const asked = new URLSearchParams(search).get('lang');
  return LANGUAGES.find((language) => language === asked) ?? 'ru';
};

/** `?still=1`: end states only, for screenshots and for outputs that must not move. */
export const isStillAsked = (search: string): boolean => new URLSearchParams(search).get('still') === '1';

/** `?preview=1`: what the next take would put on air instead of what is on air. */
export const isPreviewAsked = (search: string): boolean => new URLSearchParams(search).get('preview') === '1';
