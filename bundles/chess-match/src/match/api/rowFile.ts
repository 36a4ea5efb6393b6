import Papa from 'papaparse';
import { FLAT_COLUMNS, type FlatRow, type RowForm } from '../../contract/flatRows';
import { NO_STORE, type Reply } from '../../http/reply';
import { FORMULA } from '../../view/formulas';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Whatever XML 1.0 has no way to write. */
const UNWRITABLE = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const inXml = (text: string): string =>
  text.replace(UNWRITABLE, '').replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);

const xmlOf = (rows: readonly FlatRow[]): string => {
  const entries = rows.map(
    (row) => `<entry>${FLAT_COLUMNS.map((name) => `<${name}>${inXml(row[name])}</${name}>`).join('')}</entry>`,
  );
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<rows>', ...entries, '</rows>', ''].join('\n');
};

const csvOf = (rows: readonly FlatRow[]): string => {
  const lines = rows.map((row) => FLAT_COLUMNS.map((name) => row[name]));
  return `${Papa.unparse([[...FLAT_COLUMNS], ...lines], { escapeFormulae: FORMULA })}\r\n`;
};

const FORMS: Readonly<Record<RowForm, { readonly type: string; write(rows: readonly FlatRow[]): string }>> = {
  json: { type: 'application/json', write: (rows) => `${JSON.stringify(rows)}\n` },
  csv: { type: 'text/csv', write: csvOf },
  xml: { type: 'application/xml', write: xmlOf },
};

/** Rows for titles, as a mixer reads them. */
export const rowFile = (form: RowForm, rows: readonly FlatRow[]): Reply => ({
  status: 200,
  type: `${FORMS[form].type}; charset=utf-8`,
  cache: NO_STORE,
  body: FORMS[form].write(rows),
});
