import { describe, expect, it } from 'vitest';
import type { rolesFor } from './identity';
import { identityOf, mayDo, readIntroduction } from './identity';
import { ROLES, type Role } from './roles';

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
    expect(introduction).toEqual({ role: 'roster', name: `a b${'x'.repeat(37)}`, page: 'unknown' });
  });
});

describe('what each role may', () => {
  const may = (type: Parameters<typeof rolesFor>[0]): readonly Role[] => ROLES.filter((role) => mayDo(as(role), type));

  it('the game is the arbiter’s, the show the director’s, and the operator may all', () => {
    expect(may('correctPosition')).toEqual(['operator', 'arbiter']);
    expect(may('takeGraphic')).toEqual(['operator', 'director']);
    expect(may('showScene')).toEqual(['operator', 'director']);
    expect(may('setSpeaking')).toEqual(['operator', 'director']);
  });

  it('people are the roster’s, matches the set-up’s; a commentator offers his board', () => {
    expect(may('setPeople')).toEqual(['operator', 'roster']);
    expect(may('newMatch')).toEqual(['operator', 'setup']);
    expect(may('offerAnalysis')).toContain('commentator');
    expect(may('cueGraphic')).not.toContain('commentator');
  });
});
