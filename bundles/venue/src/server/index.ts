// The venue server as a process: node bundles/venue/dist/server/index.js, in the folder of the show (cfg/, db/).
import { join } from 'node:path';
import { ConfigError } from 'chess-match/configFile';
import { reportToSupervisor } from 'chess-match/supervised';
import { createVenueServer } from './venueServer';

/** What a start again does not mend. */
const CANNOT_START = 78;

const run = async (): Promise<void> => {
  const server = createVenueServer(process.cwd(), join(import.meta.dirname, '..', 'pages'));
  const stop = (): void => {
    server.stop();
    setImmediate(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  await server.start();
  reportToSupervisor((begin) => begin());
};

run().catch((error: unknown) => {
  const isForGood = error instanceof ConfigError;
  console.error(isForGood ? error.message : error);
  process.exit(isForGood ? CANNOT_START : 1);
});
