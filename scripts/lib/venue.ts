import { join } from 'node:path';
import { readConfig, ConfigError } from '../../bundles/venue/src/server/config';
import { PROJECT } from './project';
import { complain, say } from './say';
import { supervise, type Supervisor } from './supervise';

/** The venue server's program. */
export const VENUE = join(PROJECT, 'bundles', 'venue', 'dist', 'server', 'index.js');

const ANSWER_LIMIT_MS = 3000;

const answersAt = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/health`, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) })).ok;
  } catch {
    return false;
  }
};

/**
 * Runs the venue server beside the match server, each apart from the other: whatever happens to this one, the match goes on.
 * @returns null where the show has none, or where its configuration must be mended first, which is said
 */
export const superviseVenue = (root: string): Supervisor | null => {
  try {
    const config = readConfig(root);
    if (!config.enabled) return null;
    const host = ['0.0.0.0', '::', 'localhost'].includes(config.host) ? '127.0.0.1' : config.host;
    return supervise({
      name: 'The venue server',
      command: [process.execPath, VENUE],
      folder: root,
      answers: () => answersAt(`http://${host}:${config.port}`),
      onStart: () => say(`Screens of the hall: http://${host}:${config.port}`),
    });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    complain(`${error.message} The match runs without its screens in the hall.`);
    return null;
  }
};
