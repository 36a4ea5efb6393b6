import { describe, expect, it } from 'vitest';
import type { CommandType } from '../../contract/commands';
import { mayDo } from './permissions';
import { ROLES, type Role } from './roles';

describe('what each role may', () => {
  const may = (type: CommandType): readonly Role[] => ROLES.filter((role) => mayDo({ role }, type));

  it('the game is the arbiter’s, the show the director’s, and the operator may all', () => {
    expect(may('correctPosition')).toEqual(['operator', 'arbiter']);
    expect(may('takeGraphic')).toEqual(['operator', 'director']);
    expect(may('showScene')).toEqual(['operator', 'director']);
    expect(may('setSpeaking')).toEqual(['operator', 'director']);
  });

  it('people are the roster’s, matches the set-up’s; a commentator proposes his board', () => {
    expect(may('setPeople')).toEqual(['operator', 'roster']);
    expect(may('newMatch')).toEqual(['operator', 'setup']);
    expect(may('proposeAnalysis')).toContain('commentator');
    expect(may('cueGraphic')).not.toContain('commentator');
  });
});
