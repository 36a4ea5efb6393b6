import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '../../bundles/chess-match/src/games';
import type { RecordedGame } from '../../bundles/chess-match/src/games/common/records';
import { PROJECT_FOLDER } from '../lib/project';

/** @throws where it is no record of this game */
export const readGame = (bytes: Uint8Array, game: string): RecordedGame => {
  const read = GAMES[game]?.records.read(bytes);
  if (read?.ok !== true) throw new Error(`A record of ${game} cannot be read: ${JSON.stringify(read?.error)}`);
  return read.value;
};

/** The demonstration of a game. */
export const recordFor = (game: string): RecordedGame =>
  readGame(
    readFileSync(join(PROJECT_FOLDER, 'bundles/chess-match/fixtures', GAMES[game]?.records.demonstration ?? '')),
    game,
  );
