import { expect, it } from 'vitest';
import { languageAsked, preferredLanguage } from './language';

it.each([
  ['ru', 'ru'],
  ['ru-RU', 'ru'],
  ['RU-ru,ru;q=0.9,en;q=0.8', 'ru'],
  ['en-US,en;q=0.9,ru;q=0.8', 'en'],
  ['de-DE', 'en'],
  ['', 'en'],
])('who prefers "%s" reads %s', (tags, language) => {
  expect(preferredLanguage(tags)).toBe(language);
});

it.each([
  ['?lang=en', 'en'],
  ['?standalone=true&lang=ru', 'ru'],
  ['?lang=xx', null],
  ['', null],
])('"%s" asks for %s', (search, language) => {
  expect(languageAsked(search)).toBe(language);
});
