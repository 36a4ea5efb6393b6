import { randomBytes } from 'node:crypto';
import type { Code, Workplace } from '../../contract/crew';
import { createCodes } from '../hall/codes';
import type { Kept } from '../safety/kept/kept';
import type { Log } from '../base/log';
import { textOf } from '../base/textOf';
import { hashOf } from '../hall/registry';
import { isKin, isOfTeam, isSame, placeAfter, type Seating } from '../hall/seating';
import type { CrewKey } from './keptKeys';

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
  /**
   * Workplaces are called otherwise: keys of a team's viewers go with their team, and open nothing where nobody knows
   * which it is. It holds whether it can be written or not: each key on the disk says by which naming it is.
   * @returns ids of those that are for another workplace now, or for none
   */
  seat(seating: Seating, isUnsure: boolean): readonly string[];
  codes(): readonly Code<Workplace>[];
  all(): readonly CrewKey[];
}

/** @param now Unix ms */
export const createCrewKeys = (kept: Kept<readonly CrewKey[]>, now: () => number, log: Log): CrewKeys => {
  const codes = createCodes<Workplace>(now);
  let keys = kept.found;
  let byHash: ReadonlyMap<string, CrewKey> = new Map();
  let seating: Seating | null = null;
  const hold = (next: readonly CrewKey[]): void => {
    keys = next;
    byHash = new Map(keys.filter(({ isUnclear }) => !isUnclear).map((key) => [key.hash, key]));
  };
  const set = (next: readonly CrewKey[]): void => {
    kept.write(next);
    hold(next);
  };
  hold(keys);
  return {
    issue: (workplace, name) => codes.issue(workplace, name),
    drop: (id) => codes.drop(id),
    enter: (request) => {
      const taken = codes.take(request);
      if (typeof taken === 'string') return taken;
      const key = randomBytes(KEY_BYTES).toString('base64url');
      const { place: workplace, name } = taken;
      const id = randomBytes(6).toString('hex');
      set([...keys, { id, workplace, name, hash: hashOf(key), givenAtMs: now(), seating, isUnclear: false }]);
      return { key, workplace, name };
    },
    find: (key) => byHash.get(hashOf(key)) ?? null,
    revoke: (id) => {
      const revoked = keys.find((key) => key.id === id) ?? null;
      if (revoked !== null) set(keys.filter((key) => key.id !== id));
      return revoked;
    },
    seat: (next, isUnsure) => {
      seating = next;
      if (keys.every(({ seating: its }) => isSame(its, next))) return [];
      const before = keys;
      hold(
        before.map((key) => ({
          ...key,
          workplace: placeAfter(key.workplace, key.seating, next),
          isUnclear: key.isUnclear || (isUnsure && !isKin(key.seating, next) && isOfTeam(key.workplace)),
          seating: next,
        })),
      );
      try {
        kept.write(keys);
      } catch (error) {
        log.warn(`Whose the keys of the teams' viewers are cannot be written: ${textOf(error)}`);
      }
      const isNews = ({ workplace, isUnclear }: CrewKey, at: number): boolean =>
        workplace !== before[at]?.workplace || isUnclear !== before[at].isUnclear;
      return keys.filter(isNews).map(({ id }) => id);
    },
    codes: () => codes.open(),
    all: () => keys,
  };
};
