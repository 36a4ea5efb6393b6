import type { Role } from '@schemas/pages';

/** Who sends commands: the job a page is made for. */
export const ROLES = [
  'operator',
  'director',
  'arbiter',
  'commentator',
  'roster',
  'setup',
  'health',
  'viewer',
] as const satisfies readonly Role[];

export type { Role };
