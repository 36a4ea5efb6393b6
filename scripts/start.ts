// npm start: builds what is not built or older than its sources, starts NodeCG and says what to open where.
import { buildAll } from './lib/build';
import { addressTable, describePortProblem, portProblem, spawnNodecg, untilReady } from './lib/nodecg';
import { onStop } from './lib/onStop';
import { serverAddress } from './lib/project';
import { complain, say } from './lib/say';

const run = async (): Promise<void> => {
  const address = serverAddress();
  const problem = await portProblem(address);
  if (problem !== null) {
    complain(describePortProblem(address, problem));
    process.exitCode = 1;
    return;
  }
  await buildAll('outdated', say);
  const server = spawnNodecg();
  // At a terminal Ctrl-C reaches the server by itself.
  onStop((signal) => (signal === 'SIGINT' && process.stdin.isTTY) || server.kill(signal));
  server.once('exit', (code) => {
    process.exitCode = code ?? 0;
  });
  if (await untilReady(server)) say(`\nReady. Ctrl-C stops the server.\n\n${addressTable()}\n`);
};

await run();
