import type { ProtocolView } from 'chess-match/client';
import Papa from 'papaparse';
import { FORMULA } from 'chess-match/client/view';
import type { ArbiterTexts } from '../shared/arbiter/texts/texts';
import { saidOf, type ProtocolOf } from '../shared/arbiter/protocolWords';

type Entry = ProtocolView['entries'][number];

/** One line per entry, oldest first, in the page's language; times as ISO 8601, text safe to open as a table. */
export const protocolCsv = (entries: readonly Entry[], match: ProtocolOf, texts: ArbiterTexts): string => {
  const { columns, kind: names, out: outWord } = texts.protocol;
  const fields = [columns.time, columns.turn, columns.entry, columns.about, columns.reason, columns.actor, columns.out];
  const data = entries.map((entry) => [
    new Date(entry.atMs).toISOString(),
    entry.turn,
    names[entry.kind],
    saidOf(entry, match, texts),
    entry.reason,
    entry.actor,
    entry.out ? outWord : '',
  ]);
  return `${Papa.unparse({ fields, data }, { escapeFormulae: FORMULA })}\r\n`;
};

/** The entries as they are, but for their time. */
export const protocolJson = (entries: readonly Entry[]): string =>
  `${JSON.stringify(
    entries.map(({ atMs, ...entry }) => ({ ...entry, at: new Date(atMs).toISOString() })),
    null,
    2,
  )}\n`;
