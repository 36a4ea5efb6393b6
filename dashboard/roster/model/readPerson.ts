import type { RosterPerson } from 'chess-match/client';
import { seenName, withoutEnds } from 'chess-match/client/view';
import { ROLES, type Group } from './people';

/** What would be right in a place, for a text in the page's language. */
export type Allowed =
  | { readonly code: 'oneOf'; readonly words: readonly string[] }
  | { readonly code: 'range'; readonly min: number; readonly max: number }
  | { readonly code: 'atMost'; readonly count: number }
  | { readonly code: 'tooMany'; readonly group: string; readonly most: number }
  | {
      readonly code:
        | 'name'
        | 'duplicate'
        | 'photo'
        | 'federation'
        | 'fide'
        | 'unknownColumn'
        | 'missingColumn'
        | 'twice'
        | 'cells'
        | 'notJson'
        | 'shape';
    };

/** One wrong place of an imported list. */
export interface RowProblem {
  /**
   * Row as a spreadsheet numbers them (the header is 1), or the place in a JSON file; line and column where it is no
   * JSON.
   */
  readonly row: string;
  readonly column: string;
  readonly value: string;
  readonly allowed: Allowed;
}

/** The columns of a list of people; of JSON, the fields of a person. */
export const COLUMNS = ['id', 'name', 'title', 'role', 'elo', 'seat', 'federation', 'fide', 'photo', 'mic'] as const;
export type PersonColumn = (typeof COLUMNS)[number];

const LIMITS = { name: 120, title: 160, mic: 200, id: 64, photo: 400 } as const;
/** Least and most of the columns that hold a whole number. */
export const FIGURES = { elo: [1, 4000], seat: [1, 9] } as const;
type FigureColumn = keyof typeof FIGURES;

/** A figure as typed: null for an empty one, undefined for a wrong one. Lists write 0 for who has no Elo. */
export const readFigure = (typed: string, column: FigureColumn): number | null | undefined => {
  const text = typed.trim();
  if (text === '' || (column === 'elo' && /^0+$/.test(text))) return null;
  const [min, max] = FIGURES[column];
  const value = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  return value >= min && value <= max ? value : undefined;
};

/** What is known by a code, and may be left out. */
const CODES = { federation: /^[A-Z]{3}$/, fide: /^[1-9]\d{3,8}$/ } as const;
export type CodeColumn = keyof typeof CODES;

/** A code as typed: "" for an empty one, undefined for a wrong one. Lists write 0 for who has no FIDE ID. */
export const readCode = (typed: string, column: CodeColumn): string | undefined => {
  const text = typed.trim().toUpperCase();
  if (text === '' || (column === 'fide' && /^0+$/.test(text))) return '';
  return CODES[column].test(text) ? text : undefined;
};

type Report = (column: PersonColumn, value: string, allowed: Allowed) => void;

const roleOf = (text: string, group: Group, report: Report): RosterPerson['role'] => {
  const [standard = 'player', ...others] = ROLES[group];
  const roles = [standard, ...others];
  if (text === '') return roles.find((role) => role === 'player') ?? standard;
  const role = roles.find((candidate) => candidate === text.toLowerCase());
  if (role === undefined) report('role', text, { code: 'oneOf', words: roles });
  return role ?? standard;
};

/**
 * A person from texts; every wrong field is reported. What is left out takes its standard: role, no Elo, no seat
 * ...
 * @param id for a person of this name without one
 */
export const readPerson = (
  texts: Readonly<Partial<Record<PersonColumn, string>>>,
  group: Group,
  id: (name: string) => string,
  report: Report,
): RosterPerson => {
  const text = (column: PersonColumn): string => withoutEnds(texts[column] ?? '');
  const limited = (column: keyof typeof LIMITS): string => {
    const value = text(column);
    if (value.length > LIMITS[column]) report(column, value, { code: 'atMost', count: LIMITS[column] });
    return value;
  };
  const figure = (column: FigureColumn): number | null => {
    const value = readFigure(text(column), column);
    const [min, max] = FIGURES[column];
    if (value === undefined) report(column, text(column), { code: 'range', min, max });
    return value ?? null;
  };
  const code = (column: CodeColumn): Partial<Record<CodeColumn, string>> => {
    const value = readCode(text(column), column);
    if (value === undefined) report(column, text(column), { code: column });
    return value === undefined || value === '' ? {} : { [column]: value };
  };
  const name = seenName(limited('name'));
  if (name === '') report('name', name, { code: 'name' });
  const photo = limited('photo');
  if (photo !== '' && !/^\/(?![/\\])/.test(photo)) report('photo', photo, { code: 'photo' });
  return {
    id: limited('id') || id(name),
    name,
    title: limited('title'),
    role: roleOf(text('role'), group, report),
    elo: figure('elo'),
    seat: figure('seat'),
    ...code('federation'),
    ...code('fide'),
    photo: photo || null,
    mic: limited('mic') || null,
  };
};
