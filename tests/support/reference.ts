import type { Answer } from '@schemas/answer';
import { DEFAULT_GAME, GAMES } from '../../bundles/chess-match/src/games';
import { createDoor, type Door } from '../../bundles/chess-match/src/match/door';
import { HTTP_OPERATOR } from '../../bundles/chess-match/src/match/identity';
import { openCurrentJournal } from '../../bundles/chess-match/src/match/journal/journal';
import { quietSound } from '../../bundles/chess-match/src/match/testing/quietSound';
import { quietObs } from '../../bundles/chess-match/src/match/testing/bench';
import type { Fields } from './commands';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The same door in memory, never killed: what the real server must be equal to after every crash. */
export interface Reference {
  submit(command: Fields): Promise<Answer>;
  version(): number;
  /** What GET /chess-match/state must say. */
  state(): unknown;
}

/** @param matchIds ids the real server gave, in the order of the new matches */
export const createReference = (matchIds: readonly string[]): Reference => {
  let created = 0;
  const door: Door = createDoor(
    {
      journal: openCurrentJournal(':memory:', Date.now()),
      games: GAMES,
      defaultGame: DEFAULT_GAME,
      simulator: { start: () => null, steer: () => null },
      backups: { make: () => null, restore: () => ({ madeAtMs: 0 }) },
      obs: quietObs,
      sound: quietSound,
      deeds: { note: () => undefined },
      publish: () => undefined,
      publishShow: () => undefined,
      now: Date.now,
      newMatchId: () => matchIds[created++] ?? 'not named yet',
      maxAgeMs: Number.MAX_SAFE_INTEGER,
      log: quiet,
    },
    null,
  );
  return {
    submit: (command) => door.submit(command, HTTP_OPERATOR),
    version: () => door.version(),
    state: () => {
      const open = door.open();
      return open === null ? null : JSON.parse(JSON.stringify(open.game.replayJson(open.history.state)));
    },
  };
};
