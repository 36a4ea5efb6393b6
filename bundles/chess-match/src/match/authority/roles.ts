import type { Role } from '@schemas/pages';

/** The jobs that pages of the crew are made for, as a page says of itself. */
export const PAGE_ROLES = [
  'operator',
  'director',
  'arbiter',
  'commentator',
  'roster',
  'setup',
  'health',
  'viewer',
] as const satisfies readonly Role[];

export type PageRole = (typeof PAGE_ROLES)[number];

/** Who sends commands. A captain is known by the token of a screen in the hall: no page can say that it is one. */
export const ROLES = [...PAGE_ROLES, 'captain'] as const satisfies readonly Role[];

export type { Role };
