import { readsOnly, type Workplace } from '../../contract/crew';
import type { PageRole } from '../authority/roles';

/** The roles a page may take at a workplace, its own first. */
const ROLES = {
  operator: ['operator', 'roster', 'setup', 'health', 'viewer'],
  director: ['director', 'roster', 'health', 'viewer'],
  arbiter: ['arbiter', 'health', 'viewer'],
  commentator: ['commentator', 'viewer'],
  setup: ['setup', 'roster', 'health', 'viewer'],
  /** Graphics in OBS: they read what is public, and change nothing. */
  obs: ['viewer'],
  'obs-home': ['viewer'],
  'obs-white': ['viewer'],
  'obs-black': ['viewer'],
  reader: ['viewer'],
} as const satisfies Readonly<Record<Workplace, readonly [PageRole, ...PageRole[]]>>;

export const rolesAt = (workplace: Workplace): readonly [PageRole, ...PageRole[]] => ROLES[workplace];

/** Score sheets, and what presenters read. */
const CHANGE_NOTHING: readonly string[] = ['sheets', 'prompter'];

/** Further pages of a role. */
const PAGES_OF: Readonly<Record<string, PageRole>> = { rescue: 'setup', after: 'director' };

/**
 * Whether a panel (a folder of dashboard/) opens there: its pages are named by their roles, but for those of
 * PAGES_OF; what changes nothing is for whoever works here.
 */
export const opensPanel = (workplace: Workplace, panel: string): boolean => {
  if (CHANGE_NOTHING.includes(panel)) return !readsOnly(workplace);
  const role = PAGES_OF[panel] ?? panel;
  return role !== 'viewer' && rolesAt(workplace).some((known) => known === role);
};
