import type { AuditAsk, AuditKind, Language, Role } from 'chess-match/client';

export const KINDS = [
  'turn',
  'clock',
  'arbiter',
  'undo',
  'match',
  'show',
  'people',
  'obs',
  'sound',
  'backup',
  'simulator',
  'device',
  'mark',
  'live',
  'crew',
  'refused',
  'suggestion',
  'draft',
] as const satisfies readonly AuditKind[];

/** The filter as a person fills it in. */
export interface FilterValues {
  readonly role: Role | null;
  readonly kind: AuditKind | null;
  readonly person: string;
  readonly text: string;
  /** As a datetime-local input gives it: "2026-03-01T18:30", local time; "" for none. */
  readonly from: string;
  readonly to: string;
}

export const NO_FILTER: FilterValues = { role: null, kind: null, person: '', text: '', from: '', to: '' };

const timeOf = (local: string): number | null => {
  const atMs = local === '' ? NaN : new Date(local).getTime();
  return Number.isNaN(atMs) ? null : Math.max(0, atMs);
};

const MINUTE_MS = 60_000;

/** What is asked of the server. The minute of `to` is included. */
export const askOf = ({ role, kind, person, text, from, to }: FilterValues, language: Language): AuditAsk => {
  const toMs = timeOf(to);
  return {
    role: role ?? '',
    kind,
    person: person.trim(),
    text: text.trim(),
    fromMs: timeOf(from),
    toMs: toMs === null ? null : toMs + MINUTE_MS,
    language,
  };
};

const typedOf = ({ person, text, fromMs, toMs }: AuditAsk): string => JSON.stringify([person, text, fromMs, toMs]);
const NOTHING_TYPED = typedOf(askOf(NO_FILTER, 'en'));

/** Whether another question was chosen from a list or by the reset, not typed: it needs no wait for the next letter. */
export const isChosen = (before: AuditAsk, now: AuditAsk): boolean => {
  const typed = typedOf(now);
  if (typed !== typedOf(before)) return typed === NOTHING_TYPED;
  return before.role !== now.role || before.kind !== now.kind || before.language !== now.language;
};
