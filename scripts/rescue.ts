// npm run rescue [-- --root FOLDER]: what there is of a journal that is not whole, and the ways out, while the server
// does not run.
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { createInterface } from 'node:readline/promises';
import { GAMES } from '../bundles/chess-match/src/games';
import { keepForOwnEyes } from '../bundles/chess-match/src/match/server/ownEyes';
import { placeOf } from '../bundles/chess-match/src/match/safety/rescue/place';
import { saveTo } from '../bundles/chess-match/src/match/safety/rescue/save';
import { fromTheUser } from './lib/arguments';
import { orEnd } from './lib/orEnd';
import { portProblem } from './lib/ports';
import { manifest, matchConfig, PROJECT_FOLDER, serverAddress } from './lib/project';
import { complain, say } from './lib/say';
import { readArgs } from './rescue/args';
import { openWays } from './rescue/openWays';
import { runRescue, type RescueIo } from './rescue/run';

const ask = async (question: string): Promise<string> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ended = once(terminal, 'close').then(() => '');
  const typed = await Promise.race([terminal.question(question), ended]);
  terminal.close();
  return typed;
};

const newFile: RescueIo['open'] = async (file) => {
  const stream = createWriteStream(fromTheUser(file), { flags: 'wx' });
  await once(stream, 'open');
  return stream;
};

const run = async (args: readonly string[]): Promise<number> => {
  // What makes no sense is refused before anything is done.
  const root = readArgs(args)?.root ?? PROJECT_FOLDER;
  const { address, copyTo } = orEnd(() => ({ address: serverAddress(root), copyTo: matchConfig(root).copyTo }));
  try {
    if ((await portProblem(address)) === 'EADDRINUSE') {
      complain(
        `The server is running (${address.url}). Use its Rescue page, or stop it first:\n` +
          `  ${address.url}/bundles/${manifest().name}/dashboard/dist/rescue/index.html?standalone=true`,
      );
      return 1;
    }
    keepForOwnEyes(join(root, 'db'), { info: say, warn: complain, error: complain });
    const folder = join(root, 'db', 'chess-match');
    const place = placeOf(folder);
    const rescued = {
      open: () => openWays(folder, copyTo, GAMES, Date.now),
      saveTo: (stream: Writable) => saveTo(place, stream),
    };
    return await runRescue(rescued, args, { journal: place.journal, say, complain, ask, open: newFile });
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    return 1;
  }
};

const status = await run(process.argv.slice(2));
// What a disk never answered would keep this process; what was said is said first.
process.stdout.write('', () => process.exit(status));
