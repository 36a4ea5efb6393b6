import { parentPort } from 'node:worker_threads';
import { GAMES } from '../games';
import type { FromWorker } from '../match/transfer/importWorker';
import { readMatchBytes } from '../match/transfer/matchFile';
import { playThrough } from '../match/transfer/playThrough';
import { matchFileOf, sentRecord } from '../match/transfer/recordBytes';

/** A word on how far it is after so many entries. */
const EVERY = 20;

const say = (message: FromWorker): void => parentPort?.postMessage(message);

/** Plays match files through beside the server; see match/transfer/importHost.ts. */
parentPort?.on('message', (bytes: Uint8Array) => {
  const file = readMatchBytes(bytes, (input) => {
    const record = sentRecord(input);
    return record === null ? null : matchFileOf(GAMES, record, Date.now());
  });
  const result = file.ok
    ? playThrough(GAMES, file.value, (played, of) => {
        if (played % EVERY === 0 || played === of) say({ kind: 'played', played, of });
      })
    : file;
  say({ kind: 'done', result });
});
