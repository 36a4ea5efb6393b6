import type { AuditPage as WirePage } from '@schemas/auditPage';
import type { Language } from '../../texts';
import { presentEvent, presentName } from '../../show';
import type { AuditRow, AuditSource } from '../journal/types';
import { kindOf } from './events';
import { auditText } from './texts';

/** The number of the last entry read of each source: reading goes on before it. */
export type AuditCursor = Readonly<Record<AuditSource, number>>;

export const FROM_THE_END: AuditCursor = {
  match: Number.MAX_SAFE_INTEGER,
  show: Number.MAX_SAFE_INTEGER,
  rehearsal: Number.MAX_SAFE_INTEGER,
  note: Number.MAX_SAFE_INTEGER,
};

export interface AuditFilter {
  /** Part of a person's name. */
  readonly person: string;
  readonly role: string;
  /** Empty: all but drafts and suggestions made by the server. */
  readonly kinds: readonly string[];
  /** Part of the text in the language asked for. */
  readonly text: string;
  /** Unix ms, the first inclusive, the last exclusive. */
  readonly fromMs: number;
  readonly toMs: number;
  readonly matchId: string;
  readonly language: Language;
}

/** Who did what when, as it goes over the wire. */
export type AuditEntry = WirePage['entries'][number];

/** "director:Anna" → who; entries older than roles name only one word. */
const whoOf = (actor: string): Pick<AuditEntry, 'role' | 'person'> => {
  const at = actor.indexOf(':');
  return at < 0 ? { role: actor, person: '' } : { role: actor.slice(0, at), person: actor.slice(at + 1) };
};

interface Stored {
  readonly type: string;
  readonly machine?: unknown;
  readonly command?: string;
  readonly problem?: { readonly code: string };
}

/** What was told to an OBS instance named it `machine` in earlier releases; the show's own names are its own matter. */
const withPresentNames = ({ machine, ...stored }: Stored) => ({
  ...presentEvent(stored),
  ...(machine !== undefined && { instance: machine }),
  ...(stored.command !== undefined && { command: presentName(stored.command) }),
  ...(stored.problem !== undefined && { problem: { ...stored.problem, code: presentName(stored.problem.code) } }),
});

const eventOf = (body: string): { readonly type: string } => withPresentNames(JSON.parse(body) as Stored);

/** A row under the names of today. */
const presentRow = (row: AuditRow): AuditRow => ({ ...row, type: presentName(row.type) });

const includes = (text: string, part: string): boolean =>
  part === '' || text.toLocaleLowerCase().includes(part.toLocaleLowerCase());

type OfMatches = Pick<AuditReading, 'nameOf' | 'gameOf'>;

const gameOfRow = ({ matchId }: AuditRow, { gameOf }: OfMatches): string | null =>
  matchId === null ? null : gameOf(matchId);

const entryOf = (row: AuditRow, language: Language, matches: OfMatches): AuditEntry => {
  const { source, number, atMs, actor, type, matchId } = row;
  const game = gameOfRow(row, matches);
  const kind = kindOf(type, game);
  const match = matchId === null ? '' : matches.nameOf(matchId);
  return {
    source,
    number,
    atMs,
    ...whoOf(actor),
    kind,
    type,
    text: auditText(eventOf(row.body), language, game),
    matchId,
    match,
  };
};

/** What nobody did on purpose: left out unless asked for. */
const QUIET: readonly string[] = ['draft', 'suggestion'];

const isOfKinds = (kind: string, kinds: readonly string[]): boolean =>
  kinds.length > 0 ? kinds.includes(kind) : !QUIET.includes(kind);

const passes = (row: AuditRow, filter: AuditFilter, matches: OfMatches): boolean => {
  const { role, person } = whoOf(row.actor);
  if (row.atMs < filter.fromMs || row.atMs >= filter.toMs) return false;
  if (!isOfKinds(kindOf(row.type, gameOfRow(row, matches)), filter.kinds)) return false;
  if (filter.role !== '' && role !== filter.role) return false;
  if (filter.matchId !== '' && row.matchId !== filter.matchId) return false;
  return includes(person, filter.person);
};

/** Newest first; of one moment the later number first. */
const byTime = (a: AuditRow, b: AuditRow): number =>
  b.atMs - a.atMs || (a.source === b.source ? b.number - a.number : a.source < b.source ? -1 : 1);

export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  /** Where to go on; null at the end. */
  readonly next: AuditCursor | null;
}

export interface AuditReading {
  /** The rows of a source before a number, newest first, at most `limit`. */
  readonly rowsBefore: (source: AuditSource, number: number, limit: number) => readonly AuditRow[];
  /** "Reds — Blues" */
  readonly nameOf: (matchId: string) => string;
  /** Id of the game; null for a match that is not there any more. */
  readonly gameOf: (matchId: string) => string | null;
  /** Entries looked at in one go: the server has other things to do. */
  readonly scan: number;
  /** Entries of one page. */
  readonly limit: number;
}

const SOURCES: readonly AuditSource[] = ['match', 'show', 'rehearsal', 'note'];

/**
 * A page of the log, newest first. It may hold fewer entries than `limit`, even none, and still have a `next`: then
 * `scan` entries were looked at.
 */
export const readAudit = (filter: AuditFilter, cursor: AuditCursor, reading: AuditReading): AuditPage => {
  const { rowsBefore, scan, limit } = reading;
  const rows = SOURCES.flatMap((source) => rowsBefore(source, cursor[source], scan).map(presentRow)).toSorted(byTime);
  const entries: AuditEntry[] = [];
  const next = { ...cursor };
  let looked = 0;
  for (const row of rows) {
    if (looked === scan || entries.length === limit) break;
    looked += 1;
    next[row.source] = row.number;
    if (!passes(row, filter, reading)) continue;
    const entry = entryOf(row, filter.language, reading);
    if (includes(entry.text, filter.text)) entries.push(entry);
  }
  const isEnd = looked === rows.length && rows.length < scan;
  return { entries, next: isEnd ? null : next };
};
