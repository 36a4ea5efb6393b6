import type { Log } from '../../base/log';
import { notice, type Trouble } from '../../base/troubles';
import { isMadeHere, signOf, type Asked, type OwnName, type Sign } from './sign';

/** What stands between this server and those who ask it, as far as requests tell. */
export interface Front {
  /** Whether it comes straight from this machine, as far as that can be seen: a tunnel that passes bytes on cannot. */
  isOwnMachine(asked: Asked): boolean;
  /** Remembers what tells of something on this machine that passes requests on. */
  look(asked: Asked): void;
  /** Something does, and whoever comes through another one unseen would be taken for this machine. */
  isSeen(): boolean;
  troubles(): readonly Trouble[];
}

const ADVICE =
  'Set "keyOnOwnMachine": true in cfg/chess-match.json: whoever comes through a proxy or tunnel that leaves no mark is taken for this computer.';

/** @param isBelieved no key is asked for on this machine */
export const createFront = (own: OwnName, isBelieved: boolean, log: Log): Front => {
  let seen: Sign | null = null;
  return {
    isOwnMachine: (asked) => isMadeHere(asked.socket) && signOf(asked, own) === null,
    look: (asked) => {
      if (!isBelieved || seen !== null || !isMadeHere(asked.socket)) return;
      seen = signOf(asked, own);
      if (seen !== null)
        log.warn(`Something on this computer passes requests on (${seen.how} ${JSON.stringify(seen.what)}). ${ADVICE}`);
    },
    isSeen: () => seen !== null,
    troubles: () => (seen === null ? [] : [notice('network/in_front', { ...seen })]),
  };
};
