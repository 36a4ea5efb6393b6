/** The languages of everything that people read. */
export const LANGUAGES = ['en', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * The languages of what viewers read: pictures on air, and the page at home. The crew and the hall have no Belarusian.
 */
export const AIR_LANGUAGES = [...LANGUAGES, 'be'] as const;
export type AirLanguage = (typeof AIR_LANGUAGES)[number];

/**
 * Of whoever names his languages so ("ru-RU", "en-US,en;q=0.9"): Russian where that comes first, English for all
 * others.
 */
export const preferredLanguage = (tags: string): Language => (tags.trim().toLowerCase().startsWith('ru') ? 'ru' : 'en');

/** The same of what viewers read: Belarusian where that comes first. */
export const preferredAirLanguage = (tags: string): AirLanguage =>
  tags.trim().toLowerCase().startsWith('be') ? 'be' : preferredLanguage(tags);

const askedOf = <L extends string>(languages: readonly L[], address: string): L | null => {
  const asked = /[?&]lang=(\w+)/.exec(address)?.[1];
  return languages.find((language) => language === asked) ?? null;
};

/** As a page's address, or its query alone, says (`?lang=en`); null where it says nothing that is known. */
export const languageAsked = (address: string): Language | null => askedOf(LANGUAGES, address);
export const airLanguageAsked = (address: string): AirLanguage | null => askedOf(AIR_LANGUAGES, address);
