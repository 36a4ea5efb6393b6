import type { ProtocolView } from 'chess-match/client';
import Papa from 'papaparse';
import { FORMULA } from 'chess-match/client/view';
import type { ArbiterTexts } from '../shared/arbiter/texts/texts';

type Entry = ProtocolView['entries'][number];

/** One line per incident under headings of the page's language; times as ISO 8601, text safe to open as a table. */
export const incidentsCsv = (entries: readonly Entry[], texts: ArbiterTexts): string => {
  const { columns, kindName } = texts.incidents;
  const fields = [columns.time, columns.turn, columns.kind, columns.text, columns.actor, columns.struck];
  const data = entries.map(({ atMs, turn, incident, what, actor, out, reason }) => [
    new Date(atMs).toISOString(),
    turn,
    incident === null ? '' : kindName[incident],
    what,
    actor,
    out ? reason : '',
  ]);
  return `${Papa.unparse({ fields, data }, { escapeFormulae: FORMULA })}\r\n`;
};

export const incidentsJson = (entries: readonly Entry[]): string =>
  `${JSON.stringify(
    entries.map(({ seq, atMs, turn, incident, what, actor, out, reason }) => ({
      seq,
      at: new Date(atMs).toISOString(),
      turn,
      kind: incident,
      text: what,
      actor,
      struck: out ? reason : null,
    })),
    null,
    2,
  )}\n`;
