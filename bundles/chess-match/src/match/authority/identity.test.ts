import { describe, expect, it } from 'vitest';
import { identityOf, readIntroduction } from './identity';
import type { Role } from './roles';

const as = (role: Role) => ({ role, name: role });

describe('who a page speaks for', () => {
  it('is what it says of itself, and stands so in the journal', () => {
    const introduction = readIntroduction({ role: 'director', name: ' Anna  Petrova ', page: 'director' });
    expect(identityOf(introduction)).toEqual({ role: 'director', name: 'director:Anna Petrova' });
    expect(identityOf(readIntroduction({ role: 'arbiter', page: 'arbiter' }))).toEqual(as('arbiter'));
  });

  it('is the operator on this machine where nothing is said', () => {
    for (const auth of [undefined, null, 'director', {}])
      expect(identityOf(readIntroduction(auth))).toEqual(as('operator'));
  });

  it('is a viewer where the role is none we know', () => {
    for (const role of ['admin', '', 7, null]) expect(readIntroduction({ role })?.role).toBe('viewer');
  });

  it('has a name of one line that a journal line bears, and a page that is an address', () => {
    const introduction = readIntroduction({ role: 'roster', name: `a\n\u0000b${'x'.repeat(99)}`, page: '<script>' });
    expect(readIntroduction({ role: 'roster', name: '\u3164\u200B' })?.name).toBe('');
    expect(introduction).toEqual({ role: 'roster', name: `a b${'x'.repeat(37)}`, page: 'unknown' });
  });
});
