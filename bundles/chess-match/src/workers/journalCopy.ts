import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import type { Ask, Reply } from '../match/safety/copy/protocol';
import { createSecondFile } from '../match/safety/copy/secondFile';
import { textOf } from '../match/base/textOf';

const second = createSecondFile(workerData as string, Date.now);

const reply = ({ id, errand, ask }: Ask): Reply => {
  try {
    return { id, ok: true, answer: second.do(errand, ask) };
  } catch (error) {
    const isMisfit = error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_CONSTRAINT');
    return { id, ok: false, reason: textOf(error), isMisfit };
  }
};

parentPort?.on('message', (ask: Ask) => {
  parentPort?.postMessage(reply(ask));
});
