import { describe, expect, it } from 'vitest';
import { asLatinKeys } from './keyboardLayout';

describe('a Russian keyboard layout', () => {
  it('is read as the keys that were pressed', () => {
    expect(asLatinKeys('1ЖТа3 зфыы 1Ю2')).toBe('1:Nf3 pass 1>2');
  });

  it('leaves Latin text alone', () => {
    expect(asLatinKeys('1:Nf3 branch 1>2 3+7')).toBe('1:Nf3 branch 1>2 3+7');
  });
});
