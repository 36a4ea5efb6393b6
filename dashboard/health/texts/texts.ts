import type { AuditKind, Language } from 'chess-match/client';
import type { Finding, Verdict } from '../../shared/health/judge';
import { en } from './en';
import { ru } from './ru';

/** Words of the health page; a missing one does not compile. */
export interface HealthTexts {
  readonly tabs: string;
  readonly now: string;
  readonly log: string;
  readonly verdict: Readonly<Record<Verdict, string>>;
  /** What is wrong and what to do about it. */
  readonly advice: Readonly<Record<Finding, string>>;
  readonly ms: (ms: number) => string;
  readonly never: string;
  readonly unknown: string;
  readonly server: string;
  readonly serverGone: string;
  readonly uptime: string;
  readonly memory: string;
  readonly loopDelay: string;
  readonly program: string;
  readonly journal: string;
  readonly file: string;
  readonly size: string;
  readonly entries: string;
  readonly lastWrite: string;
  readonly diskFree: string;
  readonly lastBackup: string;
  readonly obs: string;
  readonly pages: (count: number) => string;
  readonly pagesLabel: string;
  readonly noPages: string;
  readonly page: string;
  readonly graphic: (name: string) => string;
  readonly preview: (name: string) => string;
  /** The director's two pictures. */
  readonly monitor: { readonly program: string; readonly preview: string };
  readonly person: string;
  readonly delay: string;
  readonly measuring: string;
  readonly state: string;
  readonly seen: string;
  readonly hidden: string;
  readonly since: string;
  readonly role: string;
  readonly any: string;
  readonly kind: string;
  readonly kinds: Readonly<Record<Exclude<AuditKind, 'other'>, string>>;
  /** Who makes entries without sitting at a page. */
  readonly actors: Readonly<Record<'system' | 'demo' | 'http', string>>;
  readonly text: string;
  readonly from: string;
  readonly to: string;
  readonly time: string;
  readonly who: string;
  readonly what: string;
  readonly match: string;
  readonly shown: (count: number, hasMore: boolean) => string;
  readonly more: string;
  readonly reset: string;
  readonly exportAs: (format: string) => string;
  readonly exportFailed: string;
  readonly logFailed: string;
  readonly nothingFound: string;
  readonly emptyLog: string;
}

export const HEALTH_TEXTS: Readonly<Record<Language, HealthTexts>> = { en, ru };
