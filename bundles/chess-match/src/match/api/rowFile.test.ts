// @vitest-environment jsdom
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { FLAT_COLUMNS, ROW_FORMS, type FlatRow } from '../../contract/flatRows';
import { rowFile } from './rowFile';

const rowWith = (of: Partial<FlatRow>): FlatRow => ({
  ...(Object.fromEntries(FLAT_COLUMNS.map((name) => [name, ''])) as FlatRow),
  ...of,
});

const ROWS = [
  rowWith({ row: 'match', white: 'Ладья & «Конь» <1>', scoreWhite: '3½', black: 'A, "B"\u0007\uD800' }),
  rowWith({ row: 'board 1', lastMove: 'Nf3' }),
];

const bodyOf = (form: (typeof ROW_FORMS)[number], rows: readonly FlatRow[]): string => {
  const { body, type } = rowFile(form, rows);
  expect(type).toMatch(/charset=utf-8$/);
  return String(body);
};

it('rows are the same table as JSON, CSV and XML; XML is well-formed whatever a name has', () => {
  const xml = new DOMParser().parseFromString(bodyOf('xml', ROWS), 'application/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  const entries = [...xml.querySelectorAll('entry')].map((entry) =>
    Object.fromEntries([...entry.children].map((cell) => [cell.tagName, cell.textContent])),
  );
  expect(entries).toEqual([{ ...ROWS[0], black: 'A, "B"' }, ROWS[1]]);
  expect(Papa.parse(bodyOf('csv', ROWS), { header: true, skipEmptyLines: true }).data).toEqual(ROWS);
  expect(JSON.parse(bodyOf('json', ROWS))).toEqual(ROWS);
});

it('a table without rows is one all the same', () => {
  expect(ROW_FORMS.map((form) => bodyOf(form, []))).toEqual([
    '[]\n',
    `${FLAT_COLUMNS.join(',')}\r\n`,
    '<?xml version="1.0" encoding="UTF-8"?>\n<rows>\n</rows>\n',
  ]);
});
