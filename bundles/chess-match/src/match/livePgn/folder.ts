import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { livePgn } from '../../games/pgn/live';
import { writeWhole } from '../safety/kept/writeWhole';
import { PGN_NAME, type Followed } from './files';

const ALL = 'games.pgn';
const ONE = /^game-\d+\.pgn$/;

const put = (path: string, text: string): void => {
  writeWhole(path, text);
  // Whoever takes it on may run under another account; it is for everybody.
  chmodSync(path, 0o644);
};

/**
 * What is followed, as files for programs that send them on and for viewers on other pages: `round-1/games.pgn`,
 * `round-1/game-1.pgn` and on in the order of birth, and the game's own record. Each is put in place when it is whole.
 * @throws where it cannot be written
 */
export const writeFolder = (folder: string, { round, lines, files }: Followed): void => {
  const place = join(folder, `round-${round}`);
  mkdirSync(place, { recursive: true });
  const pgn = new Map(lines === null ? [] : [[ALL, livePgn(lines)]]);
  for (const [index, { text }] of (lines ?? []).entries()) pgn.set(`game-${index + 1}.pgn`, text);
  for (const { name, body } of files) if (name !== PGN_NAME) put(join(place, name), body);
  for (const [name, text] of pgn) put(join(place, name), text);
  for (const name of readdirSync(place)) if (ONE.test(name) && !pgn.has(name)) rmSync(join(place, name));
};
