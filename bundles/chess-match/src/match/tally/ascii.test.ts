import { expect, it } from 'vitest';
import { ascii } from './ascii';

it.each([
  ['Tree strip', 'Tree strip'],
  ['Дерево', 'Derevo'],
  ['Щука и Ёж', 'Shchuka i Ezh'],
  ['Зрители чёрных', 'Zriteli chernykh'],
  ['White’s «A»', 'White\'s "A"'],
  ['Ў садзе', 'U sadze'],
  ['棋', '?'],
])('%s is shown by displays of ASCII as %s', (text, shown) => {
  expect(ascii(text)).toBe(shown);
});
