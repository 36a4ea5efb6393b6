import { roleText, type Language, type Role } from 'chess-match/client';

/** Roles that can have made an entry; a viewer only by a refusal. */
export const ACTOR_ROLES = [
  'operator',
  'director',
  'arbiter',
  'commentator',
  'roster',
  'setup',
  'captain',
  'viewer',
] as const satisfies readonly Role[];

/** Who acts without being anybody. */
const PROGRAMS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { system: 'The program', demo: 'Demonstration', http: 'Script' },
  ru: { system: 'Программа', demo: 'Демонстрация', http: 'Скрипт' },
};

/** The first part of an actor in words; what is unknown stays as it is. */
export const actorRoleText = (role: string, language: Language): string => {
  const known = ACTOR_ROLES.find((candidate) => candidate === role);
  if (known !== undefined) return roleText(known, language);
  return Object.hasOwn(PROGRAMS[language], role) ? (PROGRAMS[language][role] ?? role) : role;
};

/** Who made an entry, as the journal has it ("arbiter:Anna", "system"), in words: "Arbiter Anna". */
export const actorText = (actor: string, language: Language): string => {
  const [role = '', ...name] = actor.split(':');
  return [actorRoleText(role, language), name.join(':')].filter((part) => part !== '').join(' ');
};
