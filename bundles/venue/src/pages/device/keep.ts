/**
 * What this device keeps between visits, under names of our own. A browser that keeps nothing still works, until it is
 * closed.
 */
const memory = new Map<string, string>();

const NAMES = { token: 'venue.token', language: 'venue.language', look: 'venue.look' } as const;
type Kept = keyof typeof NAMES;

export const kept = (name: Kept): string | null => {
  try {
    return localStorage.getItem(NAMES[name]);
  } catch {
    return memory.get(NAMES[name]) ?? null;
  }
};

/** @param value null: forgotten */
export const keep = (name: Kept, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(NAMES[name]);
    else localStorage.setItem(NAMES[name], value);
  } catch {
    if (value === null) memory.delete(NAMES[name]);
    else memory.set(NAMES[name], value);
  }
};
