import type { TroubleCode } from '../match/base/troubles';

const LEADS: ReadonlySet<string> = new Set<TroubleCode>([
  'rescue/active',
  'journal/behind',
  'show/behind',
  'journal/empty',
  'journal/other',
  'journal/entry_damaged',
  'journal/entry_missing',
  'journal/unreadable',
  'journal/newer',
  'journal/newer_kind',
  'match/unreadable',
]);

/** Whether the text of a trouble sends its reader to the Rescue page. */
export const leadsToRescue = (code: string): boolean => LEADS.has(code);
