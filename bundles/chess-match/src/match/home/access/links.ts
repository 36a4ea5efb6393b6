import { randomBytes } from 'node:crypto';
import type { Team } from '../../../contract/places';
import { MOST_LINKS, type AudienceRule, type ViewersLink, type ViewersRules } from '../../../contract/viewersAccess';
import type { Kept } from '../../safety/kept/kept';
import type { Log } from '../../base/log';
import { textOf } from '../../base/textOf';
import { isKin, isSame, isTurned, type Seating } from '../../hall/seating';
import type { Seat } from '../../hall/seatTeams';
import type { AccessState } from './check';
import type { KeptAccess, KeptLink } from './keptAccess';
import { passPath } from './pass';

const HOUR_S = 3600;
/** So long it is told of a link that it has ended. */
const TOLD_FOR_S = 24 * HOUR_S;
const ID_BYTES = 9;

/** Who may see what a team's viewers see, and the links that were given out. */
export interface Links {
  /** Links are signed with it. */
  readonly key: string;
  rules(): ViewersRules;
  setRule(team: Team, rule: AudienceRule): void;
  /** @returns null where there are too many already */
  issue(audience: Team, name: string, hours: number): ViewersLink | null;
  /** At once. @returns null where there is none that is good */
  revoke(id: string): ViewersLink | null;
  /** The newest first. */
  all(): readonly ViewersLink[];
  accessState(): Omit<AccessState, 'areFeedsShut'>;
  /**
   * Audiences are called otherwise: links of teams that have the other colour now open nothing, as the colour stands in
   * their address and its document is the other team's; nor do those of which nobody knows whose they are. It holds
   * whether it can be written or not: each link on the disk says by which naming it is.
   */
  readonly seat: Seat;
  /** Called whenever who is let in or the rules are others, also where a link came to its end. */
  listen(changed: () => void): void;
}

export interface LinksParts {
  readonly access: Kept<KeptAccess>;
  readonly key: string;
  /** Unix ms. */
  readonly now: () => number;
  /** Runs an action after so many ms, in the place of the one it was last asked to run. */
  readonly later: (action: () => void, ms: number) => void;
  readonly log: Log;
}

export const createLinks = ({ access, key, now, later, log }: LinksParts): Links => {
  let kept = access.found;
  let seating: Seating | null = null;
  let changed: () => void = () => undefined;
  const nowS = (): number => Math.floor(now() / 1000);
  const isOver = ({ until }: KeptLink): boolean => until <= nowS();
  const isAway = (link: KeptLink): boolean => seating !== null && isTurned(link.seating, seating);
  const stateOf = (link: KeptLink): ViewersLink['state'] => {
    if (link.isRevoked) return 'revoked';
    if (isOver(link)) return 'over';
    if (link.isUnclear) return 'unclear';
    return isAway(link) ? 'turned' : 'good';
  };
  const linkOf = (link: KeptLink): ViewersLink => ({
    id: link.id,
    name: link.name,
    audience: link.audience,
    untilMs: link.until * 1000,
    state: stateOf(link),
    path: passPath(link, key),
  });
  const isTold = ({ until }: KeptLink): boolean => until + TOLD_FOR_S > nowS();
  const closedOf = (team: Team): readonly string[] =>
    kept.links.filter((link) => link.audience === team && stateOf(link) !== 'good').map(({ id }) => id);
  /** Whoever listens to what is pushed is sent out when his link ends, not when he comes again. */
  const planEnd = (): void => {
    const ends = kept.links.filter((link) => !link.isRevoked && !isOver(link)).map(({ until }) => until * 1000);
    if (ends.length > 0) later(ended, Math.min(...ends) - now());
  };
  const ended = (): void => {
    changed();
    planEnd();
  };
  const set = (next: Partial<typeof kept>): void => {
    const links = (next.links ?? kept.links).filter(isTold);
    const whole = { ...kept, ...next, links };
    access.write(whole);
    kept = whole;
    changed();
    planEnd();
  };
  planEnd();
  return {
    key,
    rules: () => kept.rules,
    setRule: (team, rule) => set({ rules: { ...kept.rules, [team]: rule } }),
    issue: (audience, name, hours) => {
      if (kept.links.filter(isTold).length >= MOST_LINKS) return null;
      const id = randomBytes(ID_BYTES).toString('base64url');
      const link = { id, name, audience, until: nowS() + hours * HOUR_S, isRevoked: false, seating, isUnclear: false };
      set({ links: [link, ...kept.links] });
      return linkOf(link);
    },
    revoke: (id) => {
      const found = kept.links.find((link) => link.id === id && !link.isRevoked && !isOver(link));
      if (found === undefined) return null;
      const revoked = { ...found, isRevoked: true };
      set({ links: kept.links.map((link) => (link === found ? revoked : link)) });
      return linkOf(revoked);
    },
    all: () => kept.links.filter(isTold).map(linkOf),
    accessState: () => ({
      access: { white: kept.rules.white.access, black: kept.rules.black.access },
      closed: { white: closedOf('white'), black: closedOf('black') },
    }),
    seat: (next, isUnsure) => {
      if (isSame(seating, next)) return;
      seating = next;
      const links = kept.links.map((link) =>
        isKin(link.seating, next) ? link : { ...link, seating: next, isUnclear: link.isUnclear || isUnsure },
      );
      if (links.some((link, at) => link !== kept.links[at])) {
        kept = { ...kept, links };
        try {
          access.write(kept);
        } catch (error) {
          log.warn(`By which naming the links are called so cannot be written: ${textOf(error)}`);
        }
      }
      changed();
    },
    listen: (next) => {
      changed = next;
    },
  };
};
