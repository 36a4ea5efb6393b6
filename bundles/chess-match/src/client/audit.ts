import type { AuditPage } from '@schemas/auditPage';
import type { Language } from '../texts';

export type AuditEntry = AuditPage['entries'][number];
export type AuditKind = AuditEntry['kind'];

/** What entries are asked for; "" and null leave a condition out. Times are Unix ms. */
export interface AuditAsk {
  readonly person: string;
  readonly role: string;
  /** null: all but drafts and suggestions made by the server. */
  readonly kind: AuditKind | null;
  readonly text: string;
  readonly fromMs: number | null;
  readonly toMs: number | null;
  readonly language: Language;
}

const parametersOf = (ask: AuditAsk, cursor: string | null, limit: number): URLSearchParams => {
  const given: readonly (readonly [string, string | null])[] = [
    ['person', ask.person],
    ['role', ask.role],
    ['kind', ask.kind],
    ['text', ask.text],
    ['from', ask.fromMs === null ? null : String(ask.fromMs)],
    ['to', ask.toMs === null ? null : String(ask.toMs)],
    ['cursor', cursor],
  ];
  const filled = given.filter((pair): pair is [string, string] => pair[1] !== null && pair[1] !== '');
  return new URLSearchParams([...filled, ['language', ask.language], ['limit', String(limit)]]);
};

/**
 * Up to `limit` entries of the log of who did what, newest first, going on from `cursor` (null: from the newest). Goes
 * on by itself where the server looked at many entries and found few. @throws when the server does not answer
 */
export const fetchAudit = async (
  ask: AuditAsk,
  cursor: string | null,
  limit: number,
  signal: AbortSignal | null = null,
): Promise<AuditPage> => {
  const entries: AuditEntry[] = [];
  let next = cursor;
  do {
    const parameters = parametersOf(ask, next, limit - entries.length);
    const response = await fetch(`/chess-match/audit?${parameters.toString()}`, { signal });
    if (!response.ok) throw new Error(`GET audit: ${response.status}`);
    const page = (await response.json()) as AuditPage;
    entries.push(...page.entries);
    ({ next } = page);
  } while (next !== null && entries.length < limit);
  return { entries, next };
};
