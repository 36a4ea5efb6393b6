import type { Door } from './door';
import type { Journal } from './journal/contract';

interface HealthParts {
  readonly door: Door;
  readonly journal: Journal;
  readonly obsState: () => string;
  /** Of the program. */
  readonly version: string;
  readonly startedAtMs: number;
  readonly now: () => number;
}

/** What GET /chess-match/health says: enough to see from outside that the server is up and which match it holds. */
export const healthOf =
  ({ door, journal, obsState, version, startedAtMs, now }: HealthParts) =>
  (): unknown => {
    const open = door.open();
    return {
      ok: true,
      version,
      uptimeMs: now() - startedAtMs,
      match: open === null ? null : { matchId: open.row.matchId, game: open.game.id, status: open.views.match.status },
      obs: obsState(),
      journal: { file: journal.fileName, version: door.version(), ...journal.counts() },
    };
  };
