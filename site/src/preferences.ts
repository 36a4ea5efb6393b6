import { AIR_LANGUAGES, preferredAirLanguage, type AirLanguage } from 'chess-match/client/drawing';
import { AUDIENCES, type HomeAudience } from 'chess-match/contract/viewers';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

export const LOOKS = ['auto', 'light', 'dark'] as const;
export const ORDERS = ['worth', 'number'] as const;

/** What a viewer chose; kept on the device. */
export interface Preferences {
  readonly language: AirLanguage;
  readonly audience: HomeAudience;
  readonly look: (typeof LOOKS)[number];
  /** Boards that are worth most first, or by number. */
  readonly order: (typeof ORDERS)[number];
  /** Score and result are covered until somebody asks for them. */
  readonly covers: 'yes' | 'no';
}

const NAME = 'viewer';

/** What an address asks for, as other sites that show the page do: it is so while the page is open, and not kept. */
export const askedIn = (search: string): Readonly<Record<string, string>> => {
  const query = new URLSearchParams(search);
  const names = { lang: 'language', audience: 'audience', look: 'look', covers: 'covers' } as const;
  return Object.fromEntries(
    Object.entries(names).flatMap(([name, of]) => {
      const value = query.get(name);
      return value === null ? [] : [[of, value]];
    }),
  );
};

const one = <T extends string>(allowed: readonly T[], value: unknown, otherwise: T): T =>
  allowed.find((known) => known === value) ?? otherwise;

/** What was kept, as far as it is still something one can choose. */
export const readPreferences = (kept: unknown, browserLanguage: string): Preferences => {
  const stored = (typeof kept === 'object' && kept !== null ? kept : {}) as Readonly<Record<string, unknown>>;
  return {
    language: one(AIR_LANGUAGES, stored['language'], preferredAirLanguage(browserLanguage)),
    audience: one(AUDIENCES, stored['audience'], 'all'),
    look: one(LOOKS, stored['look'], 'auto'),
    order: one(ORDERS, stored['order'], 'worth'),
    covers: one(['yes', 'no'], stored['covers'], 'yes'),
  };
};

/** What this device keeps; a browser may forbid it, then it is forgotten. */
export const kept = (name: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
};

export const keep = (name: string, value: unknown): void => {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // A private window: it is as the viewer wants it for as long as it is open.
  }
};

export type Choose = (change: Partial<Preferences>) => void;

const DARK = '(prefers-color-scheme: dark)';

/** What the system likes is looked up here, so that the style sheet has each look once. */
export const useLook = (look: Preferences['look']): 'dark' | 'light' => {
  const [system] = useState(() => matchMedia(DARK));
  const isDark = useSyncExternalStore(
    (changed) => {
      system.addEventListener('change', changed);
      return () => system.removeEventListener('change', changed);
    },
    () => system.matches,
  );
  return look === 'auto' ? (isDark ? 'dark' : 'light') : look;
};

const asObject = (value: unknown): object => (value instanceof Object ? value : {});

/** Keeps what a viewer chooses, and of what an address asked for nothing. @returns what is so from now on */
export const afterChoice = (chosen: Preferences, change: Partial<Preferences>): Preferences => {
  keep(NAME, { ...asObject(kept(NAME)), ...change });
  return { ...chosen, ...change };
};

export const usePreferences = (): readonly [Preferences, Choose] => {
  const [chosen, setChosen] = useState(() =>
    readPreferences({ ...asObject(kept(NAME)), ...askedIn(location.search) }, navigator.language),
  );
  const { language } = chosen;
  const look = useLook(chosen.look);
  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.lang = language;
    documentElement.dataset['look'] = look;
  }, [language, look]);
  return [chosen, (change) => setChosen(afterChoice(chosen, change))];
};
