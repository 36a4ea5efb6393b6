import type { Language } from 'chess-match/client';
import { createListeners } from 'chess-match/client/view';
import { normalKeys } from './codes';

/** A key of a page: what it does, and the keys it has unless a person chose others. */
export interface KeyBinding {
  /** Unique on the page; the person's own keys are kept under it. */
  readonly id: string;
  readonly label: Readonly<Record<Language, string>>;
  /** What its command does, in a sentence; without it the label says all. */
  readonly help?: Readonly<Record<Language, string>> | undefined;
  /** "F9", "Alt+KeyB", "Ctrl+Enter": modifiers and KeyboardEvent.code. */
  readonly keys: string;
  readonly run: () => void;
  /** In force unless false. */
  readonly when?: boolean | undefined;
}

/** A binding as it stands: with the keys in force, and the window (0 = the page) it belongs to. */
export interface LiveBinding extends KeyBinding {
  readonly defaultKeys: string;
  readonly level: number;
}

type Kept = Readonly<Record<string, string>>;

/** Where the person's own keys are kept: the browser's storage, or a Map in tests. */
export interface KeyStorage {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
}

/** All keys of one page and what the person changed of them. */
export interface KeyStore {
  subscribe(listener: () => void): () => void;
  /** The bindings in force, a new array after every change. */
  bindings(): readonly LiveBinding[];
  /** The topmost open window; keys of lower ones do not fire. */
  level(): number;
  register(owner: symbol, level: number, bindings: readonly KeyBinding[]): void;
  unregister(owner: symbol): void;
  openWindow(): () => void;
  /** Other keys for a binding; the ones it had before are free. */
  change(id: string, keys: string): void;
  /** The binding that already has these keys at the same level, or null. */
  holderOf(id: string, keys: string): LiveBinding | null;
  resetAll(): void;
}

const readKept = (storage: KeyStorage, name: string): Kept => {
  try {
    const value: unknown = JSON.parse(storage.getItem(name) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([, keys]) => typeof keys === 'string')) as Kept;
  } catch {
    return {};
  }
};

/** @param page under whose name the person's keys are kept */
export const createKeyStore = (page: string, storage: KeyStorage): KeyStore => {
  const name = `keys.${page}`;
  const owners = new Map<symbol, { readonly level: number; readonly bindings: readonly KeyBinding[] }>();
  const listeners = createListeners();
  let kept = readKept(storage, name);
  let level = 0;
  let live: readonly LiveBinding[] = [];
  const tell = (): void => {
    live = [...owners.values()].flatMap((owner) =>
      owner.bindings.map((binding) => ({
        ...binding,
        keys: normalKeys(kept[binding.id] ?? binding.keys),
        defaultKeys: normalKeys(binding.keys),
        level: owner.level,
      })),
    );
    listeners.tell();
  };
  const keep = (next: Kept): void => {
    kept = next;
    storage.setItem(name, JSON.stringify(next));
    tell();
  };
  return {
    subscribe: listeners.subscribe,
    bindings: () => live,
    level: () => level,
    register: (owner, ofLevel, bindings) => {
      owners.set(owner, { level: ofLevel, bindings });
      tell();
    },
    unregister: (owner) => {
      owners.delete(owner);
      tell();
    },
    openWindow: () => {
      level += 1;
      return () => {
        level -= 1;
      };
    },
    change: (id, keys) => {
      const binding = live.find((candidate) => candidate.id === id);
      const others = Object.fromEntries(Object.entries(kept).filter(([other]) => other !== id));
      keep(binding?.defaultKeys === normalKeys(keys) ? others : { ...others, [id]: normalKeys(keys) });
    },
    holderOf: (id, keys) => {
      const own = live.find((binding) => binding.id === id);
      const isHolder = (binding: LiveBinding): boolean =>
        binding.id !== id && binding.level === own?.level && binding.keys === normalKeys(keys);
      return live.find(isHolder) ?? null;
    },
    resetAll: () => keep({}),
  };
};
