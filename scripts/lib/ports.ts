import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { complain } from './say';

const POLL_INTERVAL_MS = 1000;

/** Where a server listens. */
export interface Place {
  readonly host: string;
  readonly port: number;
}

/** @returns null if a server can listen there, else the reason as the system names it ("EADDRINUSE"). */
export const portProblem = ({ host, port }: Place): Promise<string | null> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });

export const describePortProblem = ({ host, port }: Place, code: string): string =>
  code === 'EADDRINUSE'
    ? `Port ${port} on ${host} is taken: most likely the server is running already. Stop that one, or set another "port" in cfg/nodecg.json.`
    : `The server cannot listen on ${host}:${port} (${code}). Check "host" and "port" in cfg/nodecg.json.`;

/** The same of the hall's screens, which can wait. */
const hallPortWords = ({ host, port }: Place, code: string): string => {
  const why = code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be listened on (${code})`;
  return `Screens of the hall wait: port ${port} on ${host} ${why}. Mend that, or "host" and "port" in cfg/venue.json; they come by themselves then. The match runs.`;
};

/**
 * Waits until the hall's server can listen, and says once what it waits for: the match goes on without it.
 * @param placeOf where that is, asked for at each look @throws what `placeOf` throws
 */
export const untilFree = async (placeOf: () => Place, stopped: AbortSignal): Promise<void> => {
  let said = '';
  while (!stopped.aborted) {
    const place = placeOf();
    const problem = await portProblem(place);
    if (problem === null) return;
    const words = hallPortWords(place, problem);
    if (words !== said) complain(words);
    said = words;
    await delay(POLL_INTERVAL_MS, undefined, { signal: stopped }).catch(() => undefined);
  }
};
