/**
 * Whether a name is none of the roster's: what is to be sent stands in a field then, and not hidden behind the choice.
 */
export const isTypedName = (name: string, roster: readonly string[]): boolean => name !== '' && !roster.includes(name);
