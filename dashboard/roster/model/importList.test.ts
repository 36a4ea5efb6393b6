import type { RosterView, RosterPerson } from 'chess-match/client';
import { describe, expect, it } from 'vitest';
import { readCsv, readJson, readList, writeCsv, type Imported } from './importList';
import { changesOf, newPersonId } from './people';

const person = (id: string, more: Partial<RosterPerson> = {}): RosterPerson => ({
  id,
  name: `Name ${id}`,
  title: '',
  role: 'player',
  elo: null,
  seat: null,
  photo: null,
  mic: null,
  ...more,
});

const PEOPLE: RosterView = {
  white: {
    name: 'Reds',
    short: 'R',
    logo: '/reds.png',
    colour: null,
    people: [
      person('w1', { role: 'captain', elo: 2700, seat: 1, mic: 'Mic; "A", 1', federation: 'GEO', fide: '13600001' }),
    ],
  },
  black: {
    name: 'Blues',
    short: '',
    logo: null,
    colour: null,
    people: [person('b1', { title: 'Гроссмейстер', photo: '/assets/b1.png' })],
  },
  arbiters: [person('a1', { role: 'arbiter' })],
  commentators: [person('c1', { role: 'commentator' })],
};

const peopleOf = (imported: Imported): RosterView => {
  if (!imported.ok) throw new Error(JSON.stringify(imported.problems));
  return imported.people;
};
const problemsOf = (imported: Imported): readonly (readonly string[])[] =>
  imported.ok ? [] : imported.problems.map(({ row, column, value, allowed }) => [row, column, value, allowed.code]);

describe('a list of people', () => {
  it('comes back as it went, as CSV and as JSON', () => {
    expect(peopleOf(readCsv(writeCsv(PEOPLE), PEOPLE))).toEqual(PEOPLE);
    expect(peopleOf(readCsv(`\uFEFF${writeCsv(PEOPLE)}`, PEOPLE))).toEqual(PEOPLE);
    expect(peopleOf(readJson(JSON.stringify(PEOPLE), PEOPLE))).toEqual(PEOPLE);
  });

  it('may leave out what may be empty; semicolons and capitals do no harm', () => {
    const people = peopleOf(readCsv('Group;Name;Rating\nWhite;Anna;2400\n\nARBITERS;Boris;\n', PEOPLE));
    expect(people.white).toEqual({
      name: 'Reds',
      short: 'R',
      logo: '/reds.png',
      colour: null,
      people: [person(people.white.people[0]?.id ?? '', { name: 'Anna', elo: 2400 })],
    });
    expect(people.arbiters).toMatchObject([{ name: 'Boris', role: 'arbiter' }]);
    expect(people.black.people).toEqual([]);
  });

  it('has every wrong place named, row, column and value, and nothing of it is taken', () => {
    const csv = [
      'group,id,name,role,elo,seat,photo',
      'white,w1,Anna,captain,2400,1,',
      'green,w2,Boris,player,,,',
      'white,w1,,king,99999,x,http://elsewhere/x.png',
      'black,b1,"Clara",coach,-5,10,//elsewhere/x.png',
    ].join('\n');
    expect(problemsOf(readCsv(csv, PEOPLE))).toEqual([
      ['3', 'group', 'green', 'oneOf'],
      ['4', 'name', '', 'name'],
      ['4', 'photo', 'http://elsewhere/x.png', 'photo'],
      ['4', 'role', 'king', 'oneOf'],
      ['4', 'elo', '99999', 'range'],
      ['4', 'seat', 'x', 'range'],
      ['4', 'id', 'w1', 'duplicate'],
      ['5', 'photo', '//elsewhere/x.png', 'photo'],
      ['5', 'elo', '-5', 'range'],
      ['5', 'seat', '10', 'range'],
    ]);
  });

  it('has federations by three letters and FIDE IDs by 4 to 9 digits, or none', () => {
    const row = (federation: string, fide: string): string =>
      `group,name,federation,fide\nwhite,Anna,${federation},${fide}`;
    const read = (federation: string, fide: string) => {
      const [anna] = peopleOf(readCsv(row(federation, fide), PEOPLE)).white.people;
      return [anna?.federation, anna?.fide];
    };
    expect(read('rus', ' 4100018 ')).toEqual(['RUS', '4100018']);
    expect(read('', '0')).toEqual([undefined, undefined]);
    for (const wrong of ['RU', 'RUSS', 'РУС', 'R1S'])
      expect(problemsOf(readCsv(row(wrong, ''), PEOPLE))).toEqual([['2', 'federation', wrong, 'federation']]);
    for (const wrong of ['123', '1234567890', '0123', '41000 18', 'x'])
      expect(problemsOf(readCsv(row('', wrong), PEOPLE))).toEqual([['2', 'fide', wrong, 'fide']]);
  });

  it('needs its header, and rows as long as it', () => {
    expect(problemsOf(readCsv('name,strength\nAnna,2400', PEOPLE))).toEqual([
      ['1', 'strength', 'strength', 'unknownColumn'],
      ['1', 'group', '', 'missingColumn'],
    ]);
    expect(problemsOf(readCsv('group,name\nwhite,Anna,2400', PEOPLE))).toEqual([['2', '', '2400', 'cells']]);
    expect(problemsOf(readCsv('', PEOPLE)).length).toBeGreaterThan(0);
  });

  it('is read as spreadsheets write it: cells left out at the end, empty columns, a first line that names the sign', () => {
    const names = (text: string) => peopleOf(readCsv(text, PEOPLE)).white.people.map(({ name }) => name);
    const rows = Array.from({ length: 15 }, (_, index) => `white,Player ${index + 1},GM,`);
    const short = ['group,name,title,mic', ...rows, 'white,Player 16', 'white,Player 17,IM'].join('\r\n');
    expect(names(short)).toHaveLength(17);
    expect(peopleOf(readCsv(short, PEOPLE)).white.people.at(-1)).toMatchObject({ title: 'IM', mic: null });
    expect(names('group,name,,\r\nwhite,Anna,,\r\nwhite,Boris\r\nwhite,Clara,\r\n')).toEqual([
      'Anna',
      'Boris',
      'Clara',
    ]);
    for (const sign of [';', ',', '\t'])
      expect(names(`sep=${sign}\r\ngroup${sign}name\r\nwhite${sign}Anna\r\n`)).toEqual(['Anna']);
    expect(names('\uFEFF"sep=;"\r\ngroup;name\r\nwhite;"Berg, Anna"\r\n')).toEqual(['Berg, Anna']);
    expect(names('group;name;;\nwhite;Anna;;\n')).toEqual(['Anna']);
  });

  it('numbers its rows as the spreadsheet does, lines before the header and empty ones too', () => {
    const green = problemsOf(readCsv('sep=;\r\ngroup;name\r\nwhite;Anna\r\n\r\n;;\r\ngreen;Boris\r\n', PEOPLE));
    expect(green).toEqual([['6', 'group', 'green', 'oneOf']]);
    expect(problemsOf(readCsv('sep=;\r\ngroup;name;age\r\n', PEOPLE))).toEqual([['2', 'age', 'age', 'unknownColumn']]);
    const tall = 'group,name,title\nwhite,Anna,"of two\nlines"\ngreen,Boris\n';
    expect(problemsOf(readCsv(tall, PEOPLE))).toEqual([['3', 'group', 'green', 'oneOf']]);
  });

  it('has a name for what stands in a column without one, and for a column that is there twice', () => {
    expect(problemsOf(readCsv('group,name,\nwhite,Anna,x\n', PEOPLE))).toEqual([['2', '', 'x', 'cells']]);
    expect(problemsOf(readCsv('group,name,,title\nwhite,Anna,x,GM\n', PEOPLE))).toEqual([['2', '', 'x', 'cells']]);
    expect(problemsOf(readCsv('group,name,Name\nwhite,Anna,Boris\n', PEOPLE))).toEqual([
      ['1', 'name', 'name', 'twice'],
    ]);
  });

  it('takes an Elo of 0 for none, as lists of federations write it', () => {
    expect(peopleOf(readCsv('group,name,elo\nwhite,Anna,0\n', PEOPLE)).white.people[0]?.elo).toBeNull();
    expect(problemsOf(readCsv('group,name,seat\nwhite,Anna,0\n', PEOPLE))).toEqual([['2', 'seat', '0', 'range']]);
  });

  it('is read by the names that columns had in earlier releases, each column once all the same', () => {
    const anna = { elo: 2400, seat: 3 };
    const [csv, json] = [
      readCsv('group,name,Rating,table\nwhite,Anna,2400,3\n', PEOPLE),
      readJson(JSON.stringify({ ...PEOPLE, arbiters: [{ name: 'Anna', rating: 2400, table: 3 }] }), PEOPLE),
    ];
    expect(peopleOf(csv).white.people).toMatchObject([anna]);
    expect(peopleOf(json).arbiters).toMatchObject([anna]);
    expect(problemsOf(readCsv('group,name,elo,rating\n', PEOPLE))).toEqual([['1', 'elo', 'elo', 'twice']]);
  });

  it('needs a name that can be seen', () => {
    for (const name of ['\u200B', '\u200D\uFEFF', '\u00AD', '\u2060 \u00A0', '\u3164'])
      expect(problemsOf(readCsv(`group,name\nwhite,${name}\n`, PEOPLE))).toEqual([['2', 'name', '', 'name']]);
    expect(peopleOf(readCsv('group,name\nwhite,Anna\u200B\n', PEOPLE)).white.people[0]?.name).toBe('Anna');
    expect(peopleOf(readCsv('group,name\nwhite,\u200Fאנה\n', PEOPLE)).white.people[0]?.name).toBe('\u200Fאנה');
  });

  it('is written so that no cell is a formula, and comes back as it was', () => {
    const names = ['=HYPERLINK("http://example.test","x")', '@SUM(A1)', '+1', '-1', "'=1", "'Abd", '\t=1', 'O’Neill'];
    const people = { ...PEOPLE, arbiters: names.map((name, index) => person(`a${index}`, { name, role: 'arbiter' })) };
    const csv = writeCsv(people);
    for (const cell of csv
      .split('\n')
      .slice(1)
      .flatMap((row) => row.split(',')))
      expect(cell.replace(/^"/, '')).not.toMatch(/^[=+\-@\t\r]/);
    const back = peopleOf(readCsv(csv, people));
    expect(back.arbiters.map(({ name }) => name)).toEqual(names.map((name) => name.trim()));
  });

  it('has no more people in a group than the contract allows', () => {
    const rows = Array.from({ length: 31 }, (_, index) => `white,Name ${index}`);
    expect(problemsOf(readCsv(['group,name', ...rows].join('\n'), PEOPLE))).toEqual([
      ['32', 'group', 'white', 'tooMany'],
    ]);
  });

  it('as JSON names the place in the file', () => {
    expect(problemsOf(readJson('{\n  "white": {},,\n}', PEOPLE))).toEqual([['2:15', '', '"white": {},,', 'notJson']]);
    expect(problemsOf(readJson('[]', PEOPLE))[0]?.[3]).toBe('shape');
    const odd = {
      ...PEOPLE,
      white: { name: 'Reds', logo: 'x', people: [{ ...person('w1'), elo: 'strong', age: 1 }, 5] },
    };
    expect(problemsOf(readJson(JSON.stringify(odd), PEOPLE))).toEqual([
      ['white', 'logo', 'x', 'photo'],
      ['white 1', 'age', '1', 'unknownColumn'],
      ['white 2', '', '5', 'shape'],
      ['white 1', 'elo', 'strong', 'range'],
    ]);
  });

  it('is read by the ending of its name', () => {
    expect(readList('x.JSON', JSON.stringify(PEOPLE), PEOPLE).ok).toBe(true);
    expect(readList('x.csv', JSON.stringify(PEOPLE), PEOPLE).ok).toBe(false);
  });
});

describe('what a list would change', () => {
  it('says who comes, who goes, who changes in what, and what of the teams', () => {
    const after: RosterView = {
      white: { name: 'Rooks', short: 'R', logo: '/reds.png', colour: null, people: [person('w2')] },
      black: { ...PEOPLE.black, people: [person('b1', { title: 'Grandmaster', photo: '/assets/b1.png' })] },
      arbiters: [],
      commentators: [...PEOPLE.commentators, person('a1', { role: 'arbiter' })],
    };
    expect(changesOf(PEOPLE, after).map(({ kind, id, fields }) => [kind, id, ...fields])).toEqual([
      ['changed', 'white', 'name'],
      ['added', 'w2'],
      ['changed', 'b1', 'title'],
      ['changed', 'a1', 'group'],
      ['removed', 'w1'],
    ]);
    expect(changesOf(PEOPLE, PEOPLE)).toEqual([]);
  });

  it('without ids is of the same people where their names are known, and nobody gets the id of another', () => {
    const list = `group,name\nwhite,Newcomer\nwhite,Name w1\nwhite,Name w1\nblack,Name w1\n`;
    const read = peopleOf(readCsv(list, PEOPLE));
    const ids = [...read.white.people, ...read.black.people].map(({ id }) => id);
    expect(ids[1]).toBe('w1');
    expect(new Set(ids).size).toBe(4);
    expect(ids.filter((id) => ['w1', 'b1', 'a1', 'c1'].includes(id))).toEqual(['w1']);
    const again = peopleOf(readCsv(list, read));
    expect([...again.white.people, ...again.black.people].map(({ id }) => id)).toEqual(ids);
    expect(peopleOf(readCsv('group,id,name\nwhite,w1,Other\nwhite,,Name w1\n', PEOPLE)).white.people).toMatchObject([
      { id: 'w1', name: 'Other' },
      { id: expect.not.stringMatching(/^w1$/), name: 'Name w1' },
    ]);
  });

  it('gives whoever is new an id that nobody ever had', () => {
    expect(newPersonId('white')).not.toBe(newPersonId('white'));
    expect(newPersonId('arbiters')).toMatch(/^a-\w+$/);
  });
});
