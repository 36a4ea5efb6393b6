import type { PutAside } from '../safety/kept/damagedFiles';

/** How often a supervised server says that it is alive; tests hurry. */
export const BEAT_EVERY_MS = Number(process.env['SERVER_BEAT_MS'] ?? 1000);
/** JSON in the environment of a supervised server: what was put aside before it was started. */
export const PUT_ASIDE_NAME = 'SERVER_PUT_ASIDE';
/** Likewise: where a server for the hall's screens runs beside it. */
export const HALL_NAME = 'SERVER_HALL';
/** Likewise: the game whose demonstration is asked for, by id. */
export const DEMONSTRATION_NAME = 'SERVER_DEMONSTRATION';
/** What the supervisor sends where it cannot send a signal that is heard (Windows). */
export const STOP_MESSAGE = 'stop';
/** A server that cannot stop in this time ends as it is: every confirmed entry is in the journal. */
const STOP_WITHIN_MS = 5000;

/** Whether somebody waits for this process to end and starts it again: exit status START_AGAIN is understood. */
export const isSupervised = (): boolean => process.send !== undefined && process.connected;

/** Damaged files that whoever started this process put aside before. */
export const putAsideBefore = (): readonly PutAside[] =>
  JSON.parse(process.env[PUT_ASIDE_NAME] ?? '[]') as readonly PutAside[];

/** Where the hall's screens are served by whoever started this process, "127.0.0.1:9091"; null: nowhere. */
export const hallPlace = (): string | null => process.env[HALL_NAME] ?? null;

/** The game whose demonstration whoever started this process asks for; null: for none in particular. */
export const demonstrationAsked = (): string | null => process.env[DEMONSTRATION_NAME] ?? null;

/**
 * Whoever reads what this process writes may end first (`| tee`, a terminal, a supervisor): it goes on, and says it to
 * nobody.
 */
export const outliveReaders = (): void => {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
};

/** Stops as NodeCG does on a signal, or, where that hangs, at once. */
const stop = (): void => {
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
  process.emit('SIGTERM');
};

/**
 * The server's side of `npm start`: it says each second that it is alive, and ends by itself when the supervisor is
 * gone, as a server that nobody looks after would keep the port. Does nothing for a server that was started otherwise.
 * @param onStarted calls back when the server listens: from the first beat on silence counts, and a start is not
 *   silence
 */
export const reportToSupervisor = (onStarted: (begin: () => void) => void): void => {
  if (!isSupervised()) return;
  outliveReaders();
  process.once('disconnect', stop);
  process.on('message', (message) => {
    if (message === STOP_MESSAGE) stop();
  });
  // Neither the channel nor the beat keeps a server alive that has ended.
  process.channel?.unref();
  const beat = (): void => {
    if (process.connected) process.send?.('alive', undefined, {}, () => undefined);
  };
  onStarted(() => {
    beat();
    setInterval(beat, BEAT_EVERY_MS).unref();
  });
};
