import { identityOf, type CrewIdentity, type Introduction } from '../authority/identity';
import { rolesAt } from './workplaces';
import type { Visitor } from './visitor';

/**
 * On whose behalf a page or a script sends commands. The server's own machine is believed; elsewhere the key decides: a
 * role that it is not for makes a viewer, and whose it is stands in the journal whatever the page says.
 * @param said null: a script
 */
export const identityFor = (visitor: Visitor, said: Introduction | null): CrewIdentity => {
  if (visitor.kind === 'own') return identityOf(said);
  if (visitor.kind !== 'crew') return { role: 'viewer', name: 'viewer' };
  const { workplace, name } = visitor.key;
  const roles = rolesAt(workplace);
  const asked = said === null ? roles[0] : said.role;
  const role = roles.find((known) => known === asked) ?? 'viewer';
  return { role, name: `${role}:${name === '' ? workplace : name}` };
};

/** How a page is listed that is open: the role that its key makes of what it says, and whose key it is. */
export const provedIntroduction = (visitor: Visitor, said: Introduction): Introduction => {
  if (visitor.kind !== 'crew') return said;
  const { workplace, name } = visitor.key;
  return { ...said, role: identityFor(visitor, said).role, name: name === '' ? workplace : name };
};
