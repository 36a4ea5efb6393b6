import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decode, encodingOf } from './encodingOf';
import { lettersSample } from './lettersSample';
import { decodeSingleByte } from './singleByte';

/** The bytes of a text in an encoding whose letters from 0x80 on are these. */
const inLetters =
  (upper: string) =>
  (text: string): Uint8Array =>
    Uint8Array.from(text, (letter) => {
      const code = letter.charCodeAt(0);
      return code < 0x80 ? code : 0x80 + upper.indexOf(letter);
    });

const upperHalf = (encoding: string): string =>
  new TextDecoder(encoding).decode(Uint8Array.from({ length: 128 }, (_, index) => 0x80 + index));

const encoded = (encoding: string, text: string): Uint8Array => {
  const bytes = inLetters(upperHalf(encoding))(text);
  // What the encoding lacks would say nothing.
  expect(new TextDecoder(encoding).decode(bytes)).toBe(text);
  return bytes;
};

const listOf = (...names: readonly string[]): string =>
  ['group;name;title', ...names.map((name) => `white;${name};GM`)].join('\r\n');

const RUSSIAN = [
  'Иванов Пётр',
  'Щербакова Анна-Мария',
  'О’Коннор Игорь',
  'МакДоналд И.Э.',
  'Мкртчян Лилит',
  'Бронштейн Давид',
];
const UKRAINIAN = ['Їжакевич Євген', 'Ґонта Іван', 'Шовгенюк Олексій'];
const BELARUSIAN = ['Кавалёў Сяргей', 'Ўладзімір Дубко'];
const WESTERN = [
  ['Müller, Jürgen', 'Weiß Käthe', 'Großmann Jörg'],
  ['François Noël', 'André Dupré', 'Zoë Lefrançois'],
  ['Peña José', 'Núñez Martín', 'García Íñigo'],
  ['João Simões', 'Assunção Falcão', 'Gonçalo Antônio'],
  ['Sørensen Bjørn', 'Ødegård Åse', 'Kjær Håkan'],
  ['Björk Åsa', 'Mäkinen Päivi'],
];

describe('the encoding of a text', () => {
  it('is UTF-8 or UTF-16 where it says so, with a mark at its beginning or without', () => {
    const text = listOf(...RUSSIAN);
    const bytes = new TextEncoder().encode(text);
    expect(decode(bytes)).toEqual({ encoding: 'utf-8', text });
    expect(decode(Uint8Array.of(0xef, 0xbb, 0xbf, ...bytes))).toEqual({ encoding: 'utf-8', text });
    expect(decode(new Uint8Array())).toEqual({ encoding: 'utf-8', text: '' });
    const units = Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0));
    for (const isLittle of [true, false]) {
      const wide = units.flatMap((unit) => (isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255]));
      expect(decode(Uint8Array.from(wide))).toEqual({ encoding: 'utf-16', text });
    }
  });

  it.each([RUSSIAN, UKRAINIAN, BELARUSIAN, RUSSIAN.map((name) => name.toUpperCase())])(
    'is windows-1251 in a list of %s',
    (...names) => {
      const text = listOf(...names);
      expect(decode(encoded('windows-1251', text))).toEqual({ encoding: 'windows-1251', text });
    },
  );

  it.each(WESTERN)('is Latin-1 in a list of %s', (...names) => {
    const text = listOf(...names);
    expect(decode(encoded('windows-1252', text))).toEqual({ encoding: 'latin-1', text });
  });

  it('is windows-1251 in a record with Russian names, as an older editor saves it', () => {
    const text = '[Event "Кубок «Волги»"]\n[White "Спартак"]\n[Black "Динамо"]\n1. 1:e4 {№ 1 — «Арбат»}\n1... 1:e5\n';
    expect(decode(encoded('windows-1251', text))).toEqual({ encoding: 'windows-1251', text });
  });

  it.each([
    ['koi8-r', RUSSIAN.slice(0, 2)],
    ['koi8-r', ['ЕРМИЛ МЕРКУШЕВА', 'ЕРЕМЕЙ ИСАКОВ']],
    ['ibm866', RUSSIAN.slice(0, 2)],
    ['x-mac-cyrillic', ['Ирина Титова', 'Христофор Давыдов']],
    ['iso-8859-5', RUSSIAN.slice(0, 2)],
    ['koi8-u', ['Їжакевич Євген', 'Шовгенюк Олексій']],
    ['windows-1253', ['Παπαδόπουλος Γεώργιος', 'Νικολάου Ελένη']],
    ['windows-1255', ['גוני מאירי', 'סתיו ארנון']],
    ['windows-1256', ['محمد علي', 'أحمد حسن']],
    ['windows-1251', ['Љубомир Ђорђевић']],
    ['windows-1250', ['Dvořák Jiří', 'Černý Tomáš']],
    ['windows-1250', ['Wałęsa Łukasz', 'Kamiński Błażej']],
    ['windows-1250', ['Erdős Pál', 'Szűcs Győző']],
    ['windows-1250', ['Petrović Živko', 'Đorđe Čolak']],
    ['iso-8859-2', ['Bąkowski Józef', 'Šenk Alfréda']],
    ['windows-1254', ['Yıldız Şule', 'Doğan Çağrı']],
    ['windows-1257', ['Miķelis Namiķe', 'Jānis Bērziņš']],
    ['macintosh', ['Müller Jürgen', 'José Peña']],
  ] as const)('is unsure in %s: %s', (encoding, names) => {
    expect(encodingOf(encoded(encoding, listOf(...names)))).toBe('unsure');
  });

  it.each([
    ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
    ['one word, which could be anything', [0xc8, 0xe2, 0xe0, 0xed]],
    ['UTF-8 that is cut off', [0xd0]],
    ['UTF-16 that is cut off', [0xff, 0xfe, 0x41]],
    ['half a letter of UTF-16', [0xff, 0xfe, 0x00, 0xd8]],
    ['Russian with a NUL', [...encoded('windows-1251', 'Иванов Пётр'), 0]],
    ['Russian and French', [...encoded('windows-1251', 'Иванов Пётр, '), ...encoded('windows-1252', 'André')]],
  ])('is unsure in %s', (_what, bytes) => {
    expect(encodingOf(Uint8Array.from(bytes))).toBe('unsure');
  });

  it('never comes from bytes that mean nothing', () => {
    const high = fc.uint8Array({ minLength: 40, maxLength: 200 }).map((bytes) => bytes.map((byte) => byte | 0x80));
    fc.assert(fc.property(high, (bytes) => encodingOf(bytes) === 'unsure'));
  });
});

it.each([
  ['windows-1251', 'windows-1251'],
  ['latin-1', 'windows-1252'],
] as const)('%s has the letters that browsers have', (encoding, theirs) => {
  const all = Uint8Array.from({ length: 256 }, (_, index) => index);
  const ours = decodeSingleByte(all, encoding);
  const differing = [...new TextDecoder(theirs).decode(all)].filter((letter, index) => ours[index] !== letter);
  // Bytes that stand for nothing are control characters to a browser.
  expect(differing.filter((letter) => letter < '\u0080' || letter > '\u009F')).toEqual([]);
});

it('a sample shows names with letters that could be wrong, each once', () => {
  const text = listOf('Smith John', 'Иванов Пётр', 'Иванов Пётр', 'Щербакова Анна-Мария', 'Núñez');
  expect(lettersSample(text, 5)).toEqual(['Иванов Пётр', 'Щербакова Анна-Мария', 'Núñez']);
  expect(lettersSample(text, 1)).toEqual(['Иванов Пётр']);
});
