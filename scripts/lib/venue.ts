import { join } from 'node:path';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { schemeOf } from '../../bundles/venue/src/server/addresses';
import { ConfigError } from '../../bundles/chess-match/src/match/server/configFile';
import { HALL_NAME } from '../../bundles/chess-match/src/match/server/supervised';
import { readConfig, type VenueConfig } from '../../bundles/venue/src/server/config';
import { untilReady } from './nodecg';
import { untilFree } from './ports';
import { PROJECT_FOLDER, showFiles } from './project';
import { complain, say } from './say';
import { supervise, type Supervisor } from './supervise';

/** The venue server's program. */
export const VENUE = join(PROJECT_FOLDER, 'bundles', 'venue', 'dist', 'server', 'index.js');

const ANSWER_LIMIT_MS = 3000;

/** Whether anything answers there. Whose certificate it shows is not asked: it is our own machine. */
export const answersAt = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const options = { timeout: ANSWER_LIMIT_MS, rejectUnauthorized: false };
    const asked = url.startsWith('https:') ? requestSecure(url, options) : requestPlain(url, options);
    asked.once('response', (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    asked.once('timeout', () => asked.destroy());
    asked.once('error', () => resolve(false));
    asked.once('close', () => resolve(false));
    asked.end();
  });

/** The address of a venue server for this machine. */
const urlOf = (config: VenueConfig): string => {
  const host = ['0.0.0.0', '::', 'localhost'].includes(config.host) ? '127.0.0.1' : config.host;
  return `${schemeOf(config)}://${host}:${config.port}`;
};

/** Where its screens find it; null where the show has none, or where its configuration must be mended first. */
const hallPlaceOf = (root: string): string | null => {
  try {
    const { enabled, host, port } = readConfig(root);
    return enabled ? `${host}:${port}` : null;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return null;
  }
};

/** What the match server's environment has of it. */
export const hallEnvironment = (root: string): NodeJS.ProcessEnv => {
  const hall = hallPlaceOf(root);
  return hall === null ? {} : { [HALL_NAME]: hall };
};

/**
 * Runs the venue server beside the match server, each apart from the other: whatever happens to this one, the match
 * goes on.
 * @returns null where the show has none, or where its configuration must be mended first, which is said
 */
export const superviseVenue = (root: string): Supervisor | null => {
  try {
    let config = readConfig(root);
    if (!config.enabled) return null;
    const answers = (): Promise<boolean> => answersAt(`${urlOf(config)}/health`);
    return supervise({
      name: 'The venue server',
      command: [process.execPath, VENUE],
      folder: root,
      concerns: showFiles(root),
      prepare: async (stopped) => {
        await untilFree(() => (config = readConfig(root)), stopped);
        return {};
      },
      answers,
      onStart: (child) =>
        void untilReady(child, answers).then((isReady) => isReady && say(`Screens of the hall: ${urlOf(config)}`)),
    });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    complain(`${error.message} The match runs without its screens in the hall.`);
    return null;
  }
};
