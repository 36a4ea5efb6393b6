import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { countedText, POINTS } from '../view/counted';
import { airLanguageAsked, languageAsked, preferredAirLanguage, preferredLanguage } from '../view/language';

const PROJECT_FOLDER = join(import.meta.dirname, '../../../..');
const ROOMS = ['bundles/chess-match/src/games', 'bundles/chess-match/src/view', 'graphics', 'site/src'];

/** Where something is said in Belarusian: an object of that name or under that key; a word of one line. */
const OBJECT = /\b(?:be|BE|BE_[A-Z]+|[A-Z]+_BE|endsBe)\b[^=\n]*?(?:= |: )\{/g;
const WORD = /\bbe: (?:\(\w*\) => )?['`][^'`]*/g;

/** From a brace to the one that closes it. */
const objectAt = (text: string, start: number): string => {
  let depth = 0;
  for (let end = start; end < text.length; end += 1) {
    depth += { '{': 1, '}': -1 }[text.charAt(end)] ?? 0;
    if (depth === 0) return text.slice(start, end);
  }
  return text.slice(start);
};

const saidBy = (text: string): readonly string[] => [
  ...[...text.matchAll(OBJECT)].map(({ index, 0: head }) => objectAt(text, index + head.length - 1)),
  ...(text.match(WORD) ?? []),
];

const saidIn = (room: string): readonly (readonly [string, string])[] =>
  readdirSync(join(PROJECT_FOLDER, room), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.ts|dist\//.test(path))
    .flatMap((path) => {
      const text = readFileSync(join(PROJECT_FOLDER, room, path), 'utf8');
      return saidBy(text).map((words) => [join(room, path), words] as const);
    });

it('has no letter that is not Belarusian in what is said in Belarusian', () => {
  const said = ROOMS.flatMap(saidIn);
  expect(said.length).toBeGreaterThan(60);
  const wrong = said.flatMap(([path, words]) =>
    (words.match(/[а-яёўі’]*[ищъ][а-яёўі’]*/gi) ?? []).filter((word) => word !== 'Русский').map((word) => [path, word]),
  );
  expect(wrong).toEqual([]);
});

it('counts as Belarusian does', () => {
  const told = [1, 2, 5, 11, 21, 22].map((count) => countedText(count, POINTS.be, 'be'));
  expect(told).toEqual(['1 ачко', '2 ачкі', '5 ачкоў', '11 ачкоў', '21 ачко', '22 ачкі']);
});

it('is a language of what viewers read, and not of the crew', () => {
  expect([airLanguageAsked('?still=1&lang=be'), languageAsked('?lang=be')]).toEqual(['be', null]);
  expect([preferredAirLanguage('be-BY,ru'), preferredLanguage('be-BY,ru')]).toEqual(['be', 'en']);
  expect(preferredAirLanguage('ru-RU')).toBe('ru');
});
