import { fetchAudit, type AuditAsk, type AuditEntry } from 'chess-match/client';
import Papa from 'papaparse';
import { FORMULA } from 'chess-match/client/view';

const AT_ONCE = 500;

/** All entries that answer the question, oldest first: a log is read from its beginning. */
export const wholeLog = async (ask: AuditAsk): Promise<readonly AuditEntry[]> => {
  const all: AuditEntry[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof fetchAudit>> = await fetchAudit(ask, cursor, AT_ONCE);
    all.push(...page.entries);
    cursor = page.next;
  } while (cursor !== null);
  return all.toReversed();
};

/** A table for spreadsheets: the time in ISO 8601, one line per entry. */
export const logAsCsv = (entries: readonly AuditEntry[]): string =>
  Papa.unparse(
    entries.map(({ atMs, role, person, kind, match, text, type }) => ({
      time: new Date(atMs).toISOString(),
      role,
      person,
      kind,
      match,
      text,
      type,
    })),
    { escapeFormulae: FORMULA },
  );

/** The entries as they are. */
export const logAsJson = (entries: readonly AuditEntry[]): string => `${JSON.stringify(entries, null, 2)}\n`;
