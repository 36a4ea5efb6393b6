import { renameSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkOf } from '../../checks';
import type { DamagedFiles } from '../kept/damagedFiles';
import { readKept } from '../kept/readKept';
import type { Log } from '../base/log';
import { textOf } from '../base/textOf';
import { writeWhole } from '../venue/writeWhole';
import { tablesOfToday } from './formerTables';
import type { TeamTables } from './teamTables';

/** Where the tables of each match outlive the server: a file a match, beside the journal. */
export interface TableFiles {
  /** Null where nothing was kept, or it is not understood. */
  read(matchId: string): TeamTables | null;
  /** Soon on the disk, whole; of several in a row the last. */
  write(matchId: string, tables: TeamTables): void;
  /**
   * What still waits is on the disk when it returns, or the log says why not: the rest of the server stops all the
   * same.
   */
  flush(): void;
}

/** Files of version 1 are read: their steps have `ply` in the place of `turn`. */
const VERSION = 2;
const READ_VERSIONS = [1, VERSION];

const list = (items: object) => ({ type: 'array', items });
const whole = { type: 'integer' };
/** What the code that draws them relies on; the file is our own. */
const table = {
  type: 'object',
  required: ['table', 'board', 'follows', 'studies', 'open', 'nextStudy'],
  properties: {
    table: whole,
    board: whole,
    follows: { type: 'boolean' },
    nextStudy: whole,
    studies: list({
      type: 'object',
      required: ['id', 'board', 'study', 'notes'],
      properties: {
        id: whole,
        board: whole,
        notes: { type: 'object' },
        study: {
          type: 'object',
          required: ['steps', 'current', 'nextId'],
          properties: {
            steps: {
              ...list({
                type: 'object',
                required: ['id', 'parent', 'move', 'fen', 'check'],
                anyOf: [{ required: ['turn'] }, { required: ['ply'] }],
              }),
              minItems: 1,
            },
          },
        },
      },
    }),
  },
};
const isKept = checkOf<{ readonly tables: TeamTables }>({
  type: 'object',
  required: ['version', 'tables'],
  properties: {
    version: { enum: READ_VERSIONS },
    tables: { type: 'object', required: ['white', 'black'], properties: { white: list(table), black: list(table) } },
  },
});

/** Hands on ten tables at once: written together. */
const GATHER_MS = 400;

/** Ids of matches are our own; anything else names no file. */
const isId = (matchId: string): boolean => /^[\w-]{1,64}$/.test(matchId);

/** @param isWanted whether it is not on the disk yet by another way */
const writeLater = async (path: string, text: string, isWanted: () => boolean): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  // Beside the one that is written at once: a server that stops does not wait for this.
  const part = `${path}.later.part`;
  const file = await open(part, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  if (isWanted()) renameSync(part, path);
};

/** In memory alone: for a server that is not to outlive itself. */
export const noTableFiles = (): TableFiles => {
  const kept = new Map<string, TeamTables>();
  return {
    read: (matchId) => kept.get(matchId) ?? null,
    write: (matchId, tables) => void kept.set(matchId, tables),
    flush: () => undefined,
  };
};

export const tableFiles = (folder: string, damaged: DamagedFiles, log: Log): TableFiles => {
  const pathOf = (matchId: string): string => join(folder, `${matchId}.json`);
  /** Until it is on the disk: what failed is read back from here, and tried again. */
  const waiting = new Map<string, TeamTables>();
  let isWriting = false;
  let isDue = false;
  const textFor = (tables: TeamTables): string => JSON.stringify({ version: VERSION, tables });
  const failed = (error: unknown, and: string): void =>
    log.warn(`The work tables cannot be kept: ${textOf(error)}. ${and}`);
  const writeOne = async (matchId: string, tables: TeamTables): Promise<void> => {
    try {
      await writeLater(pathOf(matchId), textFor(tables), () => waiting.has(matchId));
      // A newer one may have come while this was written.
      if (waiting.get(matchId) === tables) waiting.delete(matchId);
    } catch (error) {
      failed(error, 'They go on, and are tried again with the next change.');
    }
  };
  const run = async (): Promise<void> => {
    isWriting = true;
    while (isDue) {
      await new Promise((resolve) => setTimeout(resolve, GATHER_MS).unref());
      isDue = false;
      for (const [matchId, tables] of waiting) await writeOne(matchId, tables);
    }
    isWriting = false;
  };
  return {
    read: (matchId) => {
      const newest = waiting.get(matchId);
      if (newest !== undefined || !isId(matchId)) return newest ?? null;
      const file = { path: pathOf(matchId), loss: 'tables', check: isKept, instead: null } as const;
      const kept = readKept(file, damaged);
      return kept === null ? null : tablesOfToday(kept.tables);
    },
    write: (matchId, tables) => {
      if (!isId(matchId)) return;
      waiting.set(matchId, tables);
      isDue = true;
      if (!isWriting) void run();
    },
    flush: () => {
      for (const [matchId, tables] of waiting) {
        try {
          writeWhole(pathOf(matchId), textFor(tables));
        } catch (error) {
          failed(error, `Those of match ${matchId} stay as they were kept last.`);
        }
      }
      waiting.clear();
    },
  };
};
