import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { checkOf } from '../../checks';
import type { DamagedFiles } from '../safety/kept/damagedFiles';
import { textOf } from '../base/textOf';
import type { Head } from './contract';

/** What was last confirmed to anybody, in words that help after a damage. */
export interface Described {
  /** Teams of the open match; null without one. For people: cut where it is long, and teams may be named anew. */
  readonly match: string | null;
  /** Its id; null without one, and in the notes of earlier releases. */
  readonly matchId: string | null;
  /** The last turn, "24. 1:Nf3 2:exd5"; "" before the first. */
  readonly turn: string;
  readonly turns: number;
}

export interface Confirmed extends Head, Described {
  /** Unix ms. */
  readonly atMs: number;
}

/** Written over at its place each time: one length, so that no end of a longer one is left behind. */
const LENGTH = 2048;
/** Of match and turn each: in UTF-8 and escaped it fits in any case. */
const LONGEST_TEXT = 120;

const text = { type: 'string' };
const textOrNull = { anyOf: [text, { type: 'null' }] };
const whole = { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };
const isConfirmed = checkOf<Confirmed>({
  type: 'object',
  required: ['commits', 'version', 'entry', 'chain', 'atMs', 'match', 'matchId', 'turn', 'turns'],
  properties: {
    commits: whole,
    version: whole,
    entry: whole,
    chain: text,
    atMs: whole,
    match: textOrNull,
    matchId: textOrNull,
    turn: text,
    turns: whole,
  },
});

const parsed = (text: string): Confirmed | null => {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== 'object' || read === null) return null;
    const value: unknown = { matchId: null, ...read };
    return isConfirmed()(value) ? value : null;
  } catch {
    return null;
  }
};

/** What stands there; null where nothing can be read: then nothing is known of what was confirmed. */
export const readWitness = (path: string): Confirmed | null => {
  try {
    return parsed(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
};

/**
 * Puts aside what stands there and is no witness: written over in place, it would never become one. One that was just
 * made is empty.
 */
export const settleWitness = (path: string, damaged: DamagedFiles): void => {
  if (!existsSync(path)) return;
  try {
    const text = readFileSync(path, 'utf8');
    if (text !== '' && parsed(text) === null) damaged.found('confirmed', path, 'it is not understood');
  } catch (error) {
    damaged.unreadable('confirmed', path, textOf(error));
  }
};

const NOTHING: Described = { match: null, matchId: null, turn: '', turns: 0 };

/**
 * A small file apart from the journal that says how far it was confirmed: a journal that ends before that lost
 * something.
 */
export interface Witness {
  /** After every write, before anybody is told. Never throws: what is on disk is confirmed, whatever happens here. */
  confirm(head: Head, atMs: number): void;
  describe(described: Described): void;
  close(): void;
}

/**
 * It needs no wait for the disk: a kill leaves what was handed to the system, and after a power cut the witness is at
 * worst older than the journal, which is no damage.
 */
export const openWitness = (path: string): Witness => {
  mkdirSync(dirname(path), { recursive: true });
  let file: number | null = openSync(path, 'a+');
  closeSync(file);
  file = openSync(path, 'r+');
  let known: Confirmed | null = null;
  let described = NOTHING;
  const write = (): void => {
    if (file === null || known === null) return;
    const text = JSON.stringify({ ...known, ...described });
    try {
      writeSync(file, Buffer.from(text.padEnd(LENGTH - 1)).subarray(0, LENGTH - 1), 0, LENGTH - 1, 0);
    } catch {
      // An older witness accuses nobody.
    }
  };
  return {
    confirm: (head, atMs) => {
      known = { ...head, ...described, atMs };
      write();
    },
    describe: (next) => {
      described = {
        ...next,
        match: next.match?.slice(0, LONGEST_TEXT) ?? null,
        turn: next.turn.slice(0, LONGEST_TEXT),
      };
      write();
    },
    close: () => {
      if (file !== null) closeSync(file);
      file = null;
    },
  };
};
