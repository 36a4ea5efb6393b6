import { countedText, type Noun } from './counted';
import type { Language } from './language';

const HOUR: Readonly<Record<Language, Noun>> = {
  ru: { one: 'час', few: 'часа', many: 'часов' },
  en: { one: 'hour', few: 'hours', many: 'hours' },
};
const MINUTE: Readonly<Record<Language, Noun>> = {
  ru: { one: 'минута', few: 'минуты', many: 'минут' },
  en: { one: 'minute', few: 'minutes', many: 'minutes' },
};
const SECOND: Readonly<Record<Language, Noun>> = {
  ru: { one: 'секунда', few: 'секунды', many: 'секунд' },
  en: { one: 'second', few: 'seconds', many: 'seconds' },
};
const MINUS: Readonly<Record<Language, string>> = { ru: 'минус ', en: 'minus ' };

/**
 * A length of time in words, "1 час 30 минут", "minus 30 seconds": whole seconds, nothing that is nought but nought
 * itself.
 */
export const spanWords = (ms: number, language: Language): string => {
  const total = Math.round(Math.abs(ms) / 1000);
  const parts = [
    [Math.floor(total / 3600), HOUR],
    [Math.floor((total % 3600) / 60), MINUTE],
    [total % 60, SECOND],
  ] as const;
  const said = parts
    .filter(([count]) => count > 0)
    .map(([count, noun]) => countedText(count, noun[language], language));
  const words = said.length === 0 ? countedText(0, SECOND[language], language) : said.join(' ');
  return ms < 0 && total > 0 ? `${MINUS[language]}${words}` : words;
};
