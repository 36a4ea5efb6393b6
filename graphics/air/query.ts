import { AIR_LANGUAGES, airLanguageAsked, preferredAirLanguage, type AirLanguage } from 'chess-match/client';

/** Where a graphic is opened. */
export interface Surroundings {
  /** Of its address. */
  readonly search: string;
  /** cfg/chess-broadcast.json. */
  readonly config: Readonly<Record<string, unknown>>;
  readonly isInObs: boolean;
  /** "en-US". */
  readonly browserLanguage: string;
}

/**
 * The output's language: as its address says (`?lang=en`), else `language` of the show's configuration. Without either
 * it is Russian on air, whatever the computer that OBS runs on speaks, and the browser's for a person who looks.
 */
export const languageOf = ({ search, config, isInObs, browserLanguage }: Surroundings): AirLanguage =>
  airLanguageAsked(search) ??
  AIR_LANGUAGES.find((language) => language === config['language']) ??
  (isInObs ? 'ru' : preferredAirLanguage(browserLanguage));

/** `?still=1`: end states only, for screenshots and for outputs that must not move. */
export const isStillAsked = (search: string): boolean => new URLSearchParams(search).get('still') === '1';

/** `?preview=1`: what the next take would put on air instead of what is on air. */
export const isPreviewAsked = (search: string): boolean => new URLSearchParams(search).get('preview') === '1';
