import type { HomeAudience } from '../../../contract/viewers';
import type { Team } from '../../../contract/places';
import type { Access } from '../../../contract/viewersAccess';
import { isSigned, type Pass } from './pass';

export const TEAMS = ['white', 'black'] as const satisfies readonly Team[];

/** Who is let in where, as whoever serves viewers must know it. */
export interface AccessState {
  readonly access: Readonly<Record<Team, Access>>;
  /** Ids of the team's links that open nothing any more: taken back, or over. */
  readonly closed: Readonly<Record<Team, readonly string[]>>;
  /** What comes from the teams may be the other one's: their picture and sound are for nobody. */
  readonly areFeedsShut: boolean;
}

/** 200: come in. 403: for holders of a good link. 404: nobody gets it. 410: the link is over, or was taken back. */
export type AccessStatus = 200 | 403 | 404 | 410;

export interface AccessCheck {
  /** @param pass the link somebody comes with; null: none */
  at(audience: HomeAudience, pass: Pass | null): AccessStatus;
  /** As `at`, for picture and sound. */
  feedAt(audience: HomeAudience, pass: Pass | null): AccessStatus;
  /** Nothing is asked for: whatever is in between may keep it for others. */
  isOpenToAll(audience: HomeAudience): boolean;
}

/**
 * @param accessState read at each question
 * @param key by which links are signed
 * @param nowMs Unix ms
 */
export const createAccessCheck = (accessState: () => AccessState, key: string, nowMs: () => number): AccessCheck => {
  const isOpenToAll = (audience: HomeAudience): boolean =>
    audience === 'all' || accessState().access[audience] === 'public';
  const at = (audience: HomeAudience, pass: Pass | null): AccessStatus => {
    if (audience === 'all') return 200;
    const { access, closed } = accessState();
    if (access[audience] === 'off') return 404;
    // A link is looked at first: who holds one that has ended is told so, even where everybody is let in.
    if (pass === null || pass.audience !== audience) return isOpenToAll(audience) ? 200 : 403;
    if (!isSigned(pass, key)) return 403;
    return pass.until * 1000 <= nowMs() || closed[audience].includes(pass.id) ? 410 : 200;
  };
  return {
    isOpenToAll,
    at,
    feedAt: (audience, pass) => {
      const status = at(audience, pass);
      return status === 200 && audience !== 'all' && accessState().areFeedsShut ? 404 : status;
    },
  };
};
