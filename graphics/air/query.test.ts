import { expect, it } from 'vitest';
import { languageOf } from './query';

const EVENT = { language: 'en' };

it.each([
  ['the address first', '?lang=en', { language: 'ru' }, true, 'ru-RU', 'en'],
  ["then the event's, in OBS", '', EVENT, true, 'ru-RU', 'en'],
  ["then the event's, in a browser", '', EVENT, false, 'ru-RU', 'en'],
  ['Russian on air, whatever the computer speaks', '', {}, true, 'en-US', 'ru'],
  ["the browser's for a person who looks", '', {}, false, 'en-US', 'en'],
  ["the browser's for a person who looks", '', {}, false, 'ru-RU', 'ru'],
  ['no language that there is not', '?lang=xx', { language: 'xx' }, false, 'de', 'en'],
] as const)('a graphic speaks %s', (_why, search, config, isInObs, browserLanguage, language) => {
  expect(languageOf({ search, config, isInObs, browserLanguage })).toBe(language);
});
