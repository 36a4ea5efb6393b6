import { describe, expect, it } from 'vitest';
import { decodeText, readText } from './readText';

const LIST = 'group;name\r\nwhite;Иванов Пётр, Ó';
const utf16 = (isLittle: boolean): Uint8Array<ArrayBuffer> => {
  const units = [0xfeff, ...Array.from(LIST, (letter) => letter.charCodeAt(0))];
  return Uint8Array.from(units.flatMap((unit) => (isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])));
};

describe('the text of a file', () => {
  it('is read from UTF-8, with a mark at its beginning or without', () => {
    const bytes = new TextEncoder().encode(LIST);
    expect(decodeText(bytes)).toBe(LIST);
    expect(decodeText(Uint8Array.of(0xef, 0xbb, 0xbf, ...bytes))).toBe(LIST);
    expect(decodeText(new Uint8Array())).toBe('');
  });

  it('is read from UTF-16 that says so', () => {
    expect([true, false].map((isLittle) => decodeText(utf16(isLittle)))).toEqual([LIST, LIST]);
  });

  it.each([
    ['windows-1251', [0xc8, 0xe2, 0xe0, 0xed, 0xee, 0xe2]],
    ['Latin-1', [0x4a, 0x6f, 0x73, 0xe9, 0x20]],
    ['UTF-8 that is cut off', [0xd0]],
    ['UTF-16 that is cut off', [0xff, 0xfe, 0x41]],
    ['a picture', [0x89, 0x50, 0x4e, 0x47]],
  ])('is none in %s: no letter is lost without a word', async (_name, bytes) => {
    expect(decodeText(Uint8Array.from(bytes))).toBeNull();
    expect(await readText(new Blob([Uint8Array.from(bytes)]))).toBeNull();
  });
});
