import { expect, it } from 'vitest';
import { readPreferences } from './preferences';

it('what was chosen is kept as far as it can still be chosen; the language is the browser’s at first', () => {
  const first = { language: 'ru', audience: 'all', look: 'auto', order: 'chips', covers: 'yes' };
  expect(readPreferences(null, 'ru-RU')).toEqual(first);
  expect(readPreferences({ language: 'fr', audience: 'white', look: 7 }, 'de')).toEqual({
    ...first,
    ...{ language: 'en', audience: 'white' },
  });
  expect(readPreferences({ language: 'en', order: 'number', covers: 'no' }, 'ru')).toEqual({
    ...first,
    ...{ language: 'en', order: 'number', covers: 'no' },
  });
});
