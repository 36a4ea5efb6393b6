import { checkOf } from '../../checks';
import { documentOf, readDocument, type Shelf, type Kind } from '../safety/kept/kept';
import type { Log } from '../base/log';
import { textOf } from '../base/textOf';
import { tablesOfToday } from './formerTables';
import type { TeamTables } from './teamTables';

/** Where the tables of each match outlive the server. */
export interface KeptTables {
  /** Null where nothing was kept, or it is not understood. */
  read(matchId: string): TeamTables | null;
  /** Soon kept; of several in a row the last. */
  write(matchId: string, tables: TeamTables): void;
  /** What still waits is kept when it returns, or the log says why not: the rest of the server stops all the same. */
  flush(): void;
}

const list = (items: object) => ({ type: 'array', items });
const whole = { type: 'integer' };
/** What the code that draws them relies on; what is kept is our own. */
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
const isTables = checkOf<TeamTables>({
  type: 'object',
  required: ['white', 'black'],
  properties: { white: list(table), black: list(table) },
});

/** Steps of version 1 have `ply` in the place of `turn`. */
const tablesOf = (matchId: string): Kind<TeamTables> => ({
  name: `tables/${matchId}`,
  versions: [1, 2],
  loss: 'tables',
  check: isTables,
  instead: null,
});

/** Hands on ten tables at once: written together. */
const GATHER_MS = 400;

export const keptTables = (shelf: Shelf, log: Log): KeptTables => {
  /** Until it is kept: what failed is read back from here, and tried again. */
  const waiting = new Map<string, TeamTables>();
  let timer: NodeJS.Timeout | null = null;
  const writeAll = (and: (matchId: string) => string): void => {
    timer = null;
    for (const [matchId, tables] of waiting) {
      try {
        shelf.documents.jot(documentOf(tablesOf(matchId), tables), null);
        waiting.delete(matchId);
      } catch (error) {
        log.warn(`The work tables cannot be kept: ${textOf(error)}. ${and(matchId)}`);
      }
    }
  };
  return {
    read: (matchId) => {
      const newest = waiting.get(matchId);
      if (newest !== undefined) return newest;
      const kept = readDocument(tablesOf(matchId), shelf);
      return kept === null ? null : tablesOfToday(kept);
    },
    write: (matchId, tables) => {
      waiting.set(matchId, tables);
      timer ??= setTimeout(writeAll, GATHER_MS, () => 'They go on, and are tried again with the next change.').unref();
    },
    flush: () => {
      if (timer !== null) clearTimeout(timer);
      writeAll((matchId) => `Those of match ${matchId} stay as they were kept last.`);
    },
  };
};
