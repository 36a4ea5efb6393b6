import { jsonFault, type RosterView, type RosterPerson } from 'chess-match/client';
import { presentField, TEAM_COLOURS, type TeamColour } from 'chess-match/client/show';
import Papa from 'papaparse';
import { FORMULA, withoutApostrophe } from 'chess-match/client/view';
import { GROUPS, membersOf, MOST, newPersonId, withMembers, type Group } from './people';
import { COLUMNS, readPerson, type Allowed, type PersonColumn, type RowProblem } from './readPerson';

/** A list as read: everything right, or every wrong place. Nothing in between is ever taken over. */
export type Imported =
  { readonly ok: true; readonly people: RosterView } | { readonly ok: false; readonly problems: readonly RowProblem[] };

/** A person as texts, with where it stands in the file. */
interface Entry {
  readonly row: string;
  readonly group: Group;
  readonly texts: Readonly<Partial<Record<PersonColumn, string>>>;
}

type Teams = Pick<RosterView, 'white' | 'black'>;

/**
 * Gives ids to people of a list that says none: whoever is entered under that name in that group is the same person.
 * @param given ids that the list says itself
 */
const identify = (present: RosterView, given: readonly string[]): ((group: Group, name: string) => string) => {
  const taken = new Set(given);
  return (group, name) => {
    const known = membersOf(present, group).find((person) => person.name === name && !taken.has(person.id));
    const id = known?.id ?? newPersonId(group);
    taken.add(id);
    return id;
  };
};

/** The column that says where a person belongs. */
const GROUP_COLUMN = 'group';
const CSV_COLUMNS: readonly string[] = [GROUP_COLUMN, ...COLUMNS];

const assemble = (entries: readonly Entry[], teams: Teams, present: RosterView, problems: RowProblem[]): Imported => {
  const given = entries.map(({ texts }) => (texts.id ?? '').trim()).filter((id) => id !== '');
  const idOf = identify(present, given);
  const seen = new Set<string>();
  const members: Record<Group, RosterPerson[]> = { white: [], black: [], arbiters: [], commentators: [] };
  for (const { row, group, texts } of entries) {
    const report = (column: string, value: string, allowed: Allowed): void => {
      problems.push({ row, column, value, allowed });
    };
    const person = readPerson(texts, group, (name) => idOf(group, name), report);
    if (seen.has(person.id)) report('id', person.id, { code: 'duplicate' });
    seen.add(person.id);
    members[group].push(person);
    if (members[group].length === MOST + 1) report(GROUP_COLUMN, group, { code: 'tooMany', group, most: MOST });
  }
  if (problems.length > 0) return { ok: false, problems };
  const empty: RosterView = {
    white: { ...teams.white, people: [] },
    black: { ...teams.black, people: [] },
    arbiters: [],
    commentators: [],
  };
  return { ok: true, people: GROUPS.reduce((all, group) => withMembers(all, group, members[group]), empty) };
};

/** Spreadsheets of some countries say by which sign they separate cells. */
const SEPARATOR_LINE = /^"?sep=(.)"?[,;\t]*(?:\r\n|\r|\n)/i;
const SEPARATORS = [';', ',', '\t'];

interface Row {
  /** As the spreadsheet numbers it. */
  readonly row: string;
  readonly cells: readonly string[];
}

/** Every row that holds something, the header first. */
const rowsOf = (text: string, problems: RowProblem[]): readonly Row[] => {
  const [line = '', named] = SEPARATOR_LINE.exec(text) ?? [];
  const list = text.slice(line.length);
  const [header = ''] = /\S.*/.exec(list) ?? [];
  const delimiter = named ?? SEPARATORS.find((sign) => header.includes(sign)) ?? '';
  const { data, errors } = Papa.parse<string[]>(list, { delimiter });
  const first = line === '' ? 1 : 2;
  for (const { row, type, message } of errors)
    if (type !== 'Delimiter')
      problems.push({ row: String((row ?? 0) + first), column: '', value: message, allowed: { code: 'cells' } });
  return data
    .map((cells, index) => ({ row: String(index + first), cells: cells.map((cell) => withoutApostrophe(cell).trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
};

/** A column without a name is none as long as nothing stands in it. */
const headerProblems = (row: string, fields: readonly string[]): readonly RowProblem[] => [
  ...fields
    .filter((field) => field !== '' && !CSV_COLUMNS.includes(field))
    .map((field) => ({ row, column: field, value: field, allowed: { code: 'unknownColumn' } as const })),
  ...fields
    .filter((field, index) => CSV_COLUMNS.includes(field) && fields.indexOf(field) < index)
    .map((field) => ({ row, column: field, value: field, allowed: { code: 'twice' } as const })),
  ...[GROUP_COLUMN, 'name']
    .filter((column) => !fields.includes(column))
    .map((column) => ({ row, column, value: '', allowed: { code: 'missingColumn' } as const })),
];

/**
 * Reads people from a CSV file: a header with `group` (white, black, arbiters, commentators) and `name`, further
 * columns as in COLUMNS, or as earlier releases called them; comma, semicolon or tab. Cells may be left out at the end
 * of a row. Teams keep the names and logos they have, and people their ids.
 */
export const readCsv = (text: string, present: RosterView): Imported => {
  const problems: RowProblem[] = [];
  const [header, ...rows] = rowsOf(text.replace(/^\uFEFF/, ''), problems);
  const fields = (header?.cells ?? []).map((field) => presentField(field.toLowerCase()));
  const wrongColumns = headerProblems(header?.row ?? '1', fields);
  if (wrongColumns.length > 0) return { ok: false, problems: wrongColumns };
  const entries = rows.flatMap(({ row, cells }): readonly Entry[] => {
    for (const value of cells.filter((cell, index) => cell !== '' && (fields[index] ?? '') === ''))
      problems.push({ row, column: '', value, allowed: { code: 'cells' } });
    const texts: Readonly<Partial<Record<string, string>>> = Object.fromEntries(
      fields.map((field, index) => [field, cells[index] ?? '']),
    );
    const value = texts[GROUP_COLUMN] ?? '';
    const group = GROUPS.find((candidate) => candidate === value.toLowerCase());
    if (group !== undefined) return [{ row, group, texts }];
    problems.push({ row, column: GROUP_COLUMN, value, allowed: { code: 'oneOf', words: GROUPS } });
    return [];
  });
  return assemble(entries, present, present, problems);
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);

const wrong = (row: string, column: string, value: unknown, allowed: Allowed): RowProblem => {
  return { row, column, value: textOf(value).slice(0, 80), allowed };
};

/** Empty for none. */
const colourOf = (raw: unknown, side: 'white' | 'black', problems: RowProblem[]): TeamColour | null => {
  const text = textOf(raw);
  const colour = TEAM_COLOURS.find((known) => known === text) ?? null;
  if (colour === null && text !== '') problems.push(wrong(side, 'colour', raw, { code: 'oneOf', words: TEAM_COLOURS }));
  return colour;
};

const teamOf = (raw: unknown, side: 'white' | 'black', problems: RowProblem[]): RosterView['white'] => {
  const { name = '', short = '', logo = null, colour = null } = isObject(raw) ? raw : {};
  const text = textOf(name);
  if (text.length > 80) problems.push(wrong(side, 'name', name, { code: 'atMost', count: 80 }));
  const brief = textOf(short);
  if (brief.length > 24) problems.push(wrong(side, 'short', short, { code: 'atMost', count: 24 }));
  const address = logo === null ? null : textOf(logo);
  if (address !== null && !/^\/(?![/\\])/.test(address)) problems.push(wrong(side, 'logo', logo, { code: 'photo' }));
  return { name: text, short: brief, logo: address, colour: colourOf(colour, side, problems), people: [] };
};

const entriesOf = (file: Readonly<Record<string, unknown>>, group: Group, problems: RowProblem[]): readonly Entry[] => {
  const raw = file[group];
  const list = group === 'white' || group === 'black' ? (isObject(raw) ? raw['people'] : undefined) : raw;
  if (!Array.isArray(list)) {
    problems.push(wrong(group, '', raw, { code: 'shape' }));
    return [];
  }
  return list.flatMap((listed: unknown, index): readonly Entry[] => {
    const row = `${group} ${index + 1}`;
    if (!isObject(listed)) {
      problems.push(wrong(row, '', listed, { code: 'shape' }));
      return [];
    }
    const person = Object.fromEntries(Object.entries(listed).map(([field, value]) => [presentField(field), value]));
    for (const field of Object.keys(person).filter((key) => !COLUMNS.some((column) => column === key)))
      problems.push(wrong(row, field, person[field], { code: 'unknownColumn' }));
    return [{ row, group, texts: Object.fromEntries(COLUMNS.map((column) => [column, textOf(person[column])])) }];
  });
};

/** People from a JSON file of the shape of schemas/people.json; fields that may be empty may be left out. */
export const readJson = (text: string, present: RosterView): Imported => {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    const { line = 1, column = 1 } = jsonFault(text) ?? {};
    const rest = text.split(/\r\n|\n|\r/)[line - 1] ?? '';
    return { ok: false, problems: [wrong(`${line}:${column}`, '', rest.trim(), { code: 'notJson' })] };
  }
  if (!isObject(file)) return { ok: false, problems: [wrong('', '', file, { code: 'shape' })] };
  const problems: RowProblem[] = [];
  const teams = { white: teamOf(file['white'], 'white', problems), black: teamOf(file['black'], 'black', problems) };
  const entries = GROUPS.flatMap((group) => entriesOf(file, group, problems));
  return assemble(entries, teams, present, problems);
};

/** A list by the kind of its file. */
export const readList = (fileName: string, text: string, present: RosterView): Imported =>
  /\.json$/i.test(fileName) ? readJson(text, present) : readCsv(text, present);

/** All people as CSV, as `readCsv` reads it. */
export const writeCsv = (people: RosterView): string =>
  Papa.unparse(
    {
      fields: [...CSV_COLUMNS],
      data: GROUPS.flatMap((group) =>
        membersOf(people, group).map((person) => [group, ...COLUMNS.map((column) => person[column] ?? '')]),
      ),
    },
    { newline: '\n', escapeFormulae: FORMULA },
  );
