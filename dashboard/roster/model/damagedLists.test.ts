import type { RosterPerson, RosterView } from 'chess-match/client';
import { describe, expect, it } from 'vitest';
import { inEach, type Reader, type Fault } from '../../../scripts/proof/readers/reader';
import { tryOut } from '../../../scripts/proof/readers/tried';
import { ROSTER_TEXTS } from '../texts/texts';
import { allowedText } from './allowedText';
import { readList, writeCsv } from './importList';

const FILES = 10_000;

const person = (id: string, role: RosterPerson['role']): RosterPerson => ({
  id,
  name: `Анна "${id}", jr; von O'Neil`,
  title: 'GM',
  role,
  elo: 2700,
  seat: 1,
  photo: '/assets/a.png',
  mic: 'Mic, 1',
});

const PEOPLE: RosterView = {
  white: { name: 'Reds', short: 'R', logo: '/reds.png', colour: null, people: [person('w1', 'captain')] },
  black: { name: 'Blues', short: '', logo: null, colour: null, people: [person('b1', 'player')] },
  arbiters: [person('a1', 'arbiter')],
  commentators: [person('c1', 'commentator')],
};

/** Of a list without a header, or that is no JSON, the line; else the row as a spreadsheet counts: cells hold lines. */
const placeOf = (row: string): Fault['place'] => {
  const [, line, column] = /^(\d+):(\d+)$/.exec(row) ?? [];
  return line === undefined ? null : { line: Number(line), column: Number(column) };
};

const reader = (ending: string, whole: string): Reader => ({
  name: `list of people .${ending}`,
  whole: [whole],
  read: (text) => {
    const imported = readList(`people.${ending}`, text, PEOPLE);
    return imported.ok
      ? []
      : imported.problems.map(({ row, allowed }) => ({
          place: placeOf(row),
          words: inEach((language) => allowedText(allowed, ROSTER_TEXTS[language])),
        }));
  },
});

describe.each([reader('csv', writeCsv(PEOPLE)), reader('json', JSON.stringify(PEOPLE, null, 1))])('a $name', (list) => {
  it('is taken when it is whole', () => {
    expect(list.whole.flatMap((text) => list.read(text))).toEqual([]);
  });

  it('is taken or refused when it is damaged, and it is said where and why in both languages', () => {
    const { taken, refused } = tryOut(list, FILES);
    expect(Math.min(taken, refused)).toBeGreaterThan(FILES / 20);
  });
});
