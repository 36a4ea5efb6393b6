import { mkdirSync, readFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkOf } from '../../checks';
import type { Log } from '../log';
import { textOf } from '../textOf';
import { writeWhole } from '../venue/writeWhole';
import type { TeamTables } from './teamTables';

/** Where the tables of each match outlive the server: a file a match, beside the journal. */
export interface TableFiles {
  /** Null where nothing was kept, or it is not understood. */
  read(matchId: string): TeamTables | null;
  /** Soon on the disk, whole; of several in a row the last. */
  write(matchId: string, tables: TeamTables): void;
  /** What still waits is on the disk when it returns. */
  flush(): void;
}

const VERSION = 1;

const list = (items: object) => ({ type: 'array', items });
const whole = { type: 'integer' };
/** What the code that draws them relies on; the file is our own. */
const table = {
  type: 'object',
  required: ['table', 'board', 'follows', 'studies', 'open', 'nextStudy'],
  properties: {
    ...{ table: whole, board: whole, follows: { type: 'boolean' }, nextStudy: whole },
    studies: list({
      type: 'object',
      required: ['id', 'board', 'study', 'notes'],
      properties: {
        ...{ id: whole, board: whole, notes: { type: 'object' } },
        study: {
          type: 'object',
          required: ['steps', 'current', 'nextId'],
          properties: {
            steps: {
              ...list({ type: 'object', required: ['id', 'parent', 'ply', 'move', 'fen', 'check'] }),
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
    version: { const: VERSION },
    tables: { type: 'object', required: ['white', 'black'], properties: { white: list(table), black: list(table) } },
  },
});

/** Hands on ten tables at once: written together. */
const GATHER_MS = 400;

/** Ids of matches are our own; anything else names no file. */
const isId = (matchId: string): boolean => /^[\w-]{1,64}$/.test(matchId);

const writeLater = async (path: string, text: string): Promise<void> => {
  const file = await open(`${path}.part`, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.part`, path);
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

export const tableFiles = (folder: string, log: Log): TableFiles => {
  const pathOf = (matchId: string): string => join(folder, `${matchId}.json`);
  const waiting = new Map<string, TeamTables>();
  let isWriting = false;
  const textFor = (tables: TeamTables): string => JSON.stringify({ version: VERSION, tables });
  const failed = (error: unknown): void =>
    log.warn(`The work tables cannot be kept: ${textOf(error)}. They go on, and are tried again with the next change.`);
  const run = async (): Promise<void> => {
    isWriting = true;
    await new Promise((resolve) => setTimeout(resolve, GATHER_MS).unref());
    for (const [matchId, tables] of waiting) {
      waiting.delete(matchId);
      const path = pathOf(matchId);
      mkdirSync(dirname(path), { recursive: true });
      await writeLater(path, textFor(tables)).catch(failed);
    }
    isWriting = false;
    if (waiting.size > 0) void run();
  };
  return {
    read: (matchId) => {
      const newest = waiting.get(matchId);
      if (newest !== undefined || !isId(matchId)) return newest ?? null;
      try {
        const found: unknown = JSON.parse(readFileSync(pathOf(matchId), 'utf8'));
        if (isKept()(found)) return found.tables;
        log.warn(`The work tables of match ${matchId} are not understood; they begin anew.`);
      } catch (error) {
        if ((error as { code?: unknown }).code !== 'ENOENT')
          log.warn(`The work tables of match ${matchId} cannot be read: ${textOf(error)}`);
      }
      return null;
    },
    write: (matchId, tables) => {
      if (!isId(matchId)) return;
      waiting.set(matchId, tables);
      if (!isWriting) run().catch(failed);
    },
    flush: () => {
      for (const [matchId, tables] of waiting) writeWhole(pathOf(matchId), textFor(tables));
      waiting.clear();
    },
  };
};
