import type { Command } from '@schemas/command';

/** Who sends commands. Roles are the seam for logins to come; today every page and script on this machine is an operator. */
export const ROLES = ['operator', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

export interface Identity {
  readonly role: Role;
  /** Written into the journal beside every entry. */
  readonly name: string;
}

export const LOCAL_OPERATOR: Identity = { role: 'operator', name: 'operator' };
export const HTTP_OPERATOR: Identity = { role: 'operator', name: 'http' };
export const DEMO_PLAYER: Identity = { role: 'operator', name: 'demo' };
/** The authority itself: entries nobody pressed a button for. */
export const SYSTEM = 'system';

/** What each role may send. */
const MAY: Readonly<Record<Role, (type: Command['type']) => boolean>> = {
  operator: () => true,
  viewer: () => false,
};

export const mayDo = (identity: Identity, type: Command['type']): boolean => MAY[identity.role](type);
