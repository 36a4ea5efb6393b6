import { randomBytes } from 'node:crypto';
import type { Code, Workplace } from '../../contract/crew';
import { createCodes } from '../venue/codes';
import { hashOf } from '../venue/registry';
import type { CrewKey, KeyFile } from './keyFile';

const KEY_BYTES = 32;

/** Who may come from another machine. */
export interface CrewKeys {
  /** A code to be entered once, within ten minutes. */
  issue(workplace: Workplace, name: string): Code<Workplace>;
  /** @returns false where there is no such code */
  drop(id: string): boolean;
  /** Somebody enters a code, or follows the address with the secret in it: his key, which is kept nowhere here. */
  enter(request: {
    readonly codeOrSecret: string;
    readonly address: string;
  }): { readonly key: string; readonly workplace: Workplace; readonly name: string } | 'wrong' | 'too_many';
  /** At once, from memory: what was revoked is found no more. */
  find(key: string): CrewKey | null;
  /** @returns the key that is good no more; null where there is none */
  revoke(id: string): CrewKey | null;
  codes(): readonly Code<Workplace>[];
  all(): readonly CrewKey[];
}

/** @param now Unix ms */
export const createCrewKeys = (file: KeyFile, now: () => number): CrewKeys => {
  const codes = createCodes<Workplace>(now);
  let keys = file.found;
  let byHash: ReadonlyMap<string, CrewKey> = new Map(keys.map((key) => [key.hash, key]));
  const set = (next: readonly CrewKey[]): void => {
    file.write(next);
    keys = next;
    byHash = new Map(keys.map((key) => [key.hash, key]));
  };
  return {
    issue: (workplace, name) => codes.issue(workplace, name),
    drop: (id) => codes.drop(id),
    enter: (request) => {
      const taken = codes.take(request);
      if (typeof taken === 'string') return taken;
      const key = randomBytes(KEY_BYTES).toString('base64url');
      const { place: workplace, name } = taken;
      const id = randomBytes(6).toString('hex');
      set([...keys, { id, workplace, name, hash: hashOf(key), givenAtMs: now() }]);
      return { key, workplace, name };
    },
    find: (key) => byHash.get(hashOf(key)) ?? null,
    revoke: (id) => {
      const revoked = keys.find((key) => key.id === id) ?? null;
      if (revoked !== null) set(keys.filter((key) => key.id !== id));
      return revoked;
    },
    codes: () => codes.open(),
    all: () => keys,
  };
};
