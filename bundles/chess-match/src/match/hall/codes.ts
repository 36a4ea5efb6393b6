import { randomBytes, randomInt } from 'node:crypto';
import type { Code } from '../../contract/crew';
import type { PairRequest } from '../../contract/venue';
import { createWrongTries } from './wrongTries';

const GOOD_FOR_MS = 10 * 60_000;
const DIGITS = 9;
const SECRET_BYTES = 16;
/** A hall has some sixty devices; what is issued beyond this takes the place of the oldest. */
const MOST_OPEN = 100;

/** Codes that wait to be entered, each for one device. In memory alone: a server that starts again issues new ones. */
export interface Codes<Place> {
  issue(place: Place, name: string): Code<Place>;
  /** Those that are still good, the newest first. */
  open(): readonly Code<Place>[];
  /** @returns false where there is no such code */
  drop(id: string): boolean;
  /** A code is used once: whoever is first has it. Blanks and hyphens of people who type do not count. */
  take(request: PairRequest): Code<Place> | 'wrong' | 'too_many';
}

const digitsOf = (typed: string): string => typed.replace(/[\s-]/g, '');

/** @param now Unix ms */
export const createCodes = <Place>(now: () => number): Codes<Place> => {
  let codes: readonly Code<Place>[] = [];
  const wrong = createWrongTries(now);
  const open = (): readonly Code<Place>[] => {
    codes = codes.filter(({ expiresAtMs }) => expiresAtMs > now());
    return codes;
  };
  const isTaken = (code: string): boolean => open().some((other) => other.code === code);
  const newCode = (): string => {
    const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
    return isTaken(code) ? newCode() : code;
  };
  const without = (id: string): readonly Code<Place>[] => open().filter((other) => other.id !== id);
  return {
    issue: (place, name) => {
      const code: Code<Place> = {
        id: randomBytes(6).toString('hex'),
        place,
        name,
        code: newCode(),
        secret: randomBytes(SECRET_BYTES).toString('base64url'),
        expiresAtMs: now() + GOOD_FOR_MS,
      };
      codes = [code, ...open()].slice(0, MOST_OPEN);
      return code;
    },
    open,
    drop: (id) => {
      const isThere = open().some((other) => other.id === id);
      codes = without(id);
      return isThere;
    },
    take: ({ codeOrSecret, address }) => {
      const bySecret = open().find(({ secret }) => secret === codeOrSecret);
      // A secret cannot be guessed, so it is never limited: nobody can keep a hall from being paired.
      if (bySecret === undefined && !wrong.mayTry(address)) return 'too_many';
      const found = bySecret ?? open().find(({ code }) => code === digitsOf(codeOrSecret));
      if (found === undefined) {
        wrong.note(address);
        return 'wrong';
      }
      codes = without(found.id);
      return found;
    },
  };
};
