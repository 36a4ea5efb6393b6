// npm run rescue: what there is of a journal that is not whole, and the ways out, while the server does not run.
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { GAMES } from '../bundles/chess-match/src/games';
import { keepForOwnEyes } from '../bundles/chess-match/src/match/ownEyes';
import { orEnd } from './lib/orEnd';
import { manifest, matchConfig, PROJECT, serverAddress } from './lib/project';
import { portProblem } from './lib/ports';
import { complain, say } from './lib/say';
import { openDesk } from './rescue/openDesk';
import { runRescue, type RescueIo } from './rescue/run';

const ask = async (question: string): Promise<string> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ended = once(terminal, 'close').then(() => '');
  const typed = await Promise.race([terminal.question(question), ended]);
  terminal.close();
  return typed;
};

const io: RescueIo = {
  say,
  complain,
  ask,
  open: async (file) => {
    // npm runs scripts in the project's folder; a relative path is meant from where the user stands.
    const stream = createWriteStream(resolve(process.env['INIT_CWD'] ?? '.', file), { flags: 'wx' });
    await once(stream, 'open');
    return stream;
  },
};

const run = async (): Promise<number> => {
  const address = orEnd(() => serverAddress());
  if ((await portProblem(address)) === 'EADDRINUSE') {
    complain(
      `The server is running (${address.url}). Use its Rescue page, or stop it first:\n` +
        `  ${address.url}/bundles/${manifest().name}/dashboard/dist/rescue/index.html?standalone=true`,
    );
    return 1;
  }
  keepForOwnEyes(join(PROJECT, 'db'), { info: say, warn: complain, error: complain });
  try {
    const desk = openDesk(join(PROJECT, 'db', 'chess-match'), matchConfig().copyTo, GAMES, Date.now);
    return await runRescue(desk, process.argv.slice(2), io);
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    return 1;
  }
};

process.exitCode = await run();
