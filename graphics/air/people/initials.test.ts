import { describe, expect, it } from 'vitest';
import { initials } from './initials';

describe('initials', () => {
  it.each([
    ['Гарри Каспаров', 'ГК'],
    ['А. Карпов', 'АК'],
    ['anna maria   Muzychuk', 'AM'],
    ['«Ёлкин» Пётр', 'ЁП'],
    ['Магнус', 'М'],
    ['—', ''],
  ])('%s → %s', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
