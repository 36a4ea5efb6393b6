import type { Refused } from '../../../http/refuse';
import type { Log } from '../../base/log';

/** Why the gate turns a request away. */
export const REFUSAL_KINDS = [
  /** Path traversal, encoded twice, hidden, too long: no page asks so. */
  'bad_address',
  /** A name that is not this server's, or a page of another origin. */
  'foreign',
  /** From another machine without a key of the crew, or beyond what the key is for. */
  'no_key',
  'not_listed',
  'wrong_method',
  /** More than the limits allow: a second, at once, or in bytes. */
  'too_fast',
  'too_many_at_once',
  'too_many_bytes',
  'too_many_headers',
  /** A file that may not lie among the assets. */
  'bad_upload',
  /** A change of protocol that is not our socket's. */
  'bad_upgrade',
] as const;

export type RefusalKind = (typeof REFUSAL_KINDS)[number];

/** A request turned away, and how it is counted. */
export interface Refusal extends Refused {
  readonly kind: RefusalKind;
}

export type RefusalCounts = Readonly<Record<RefusalKind, number>>;

/** Counts what is turned away and tells the log, without letting a flood fill it. */
export interface Refusals {
  /** @param what who asked for what, and why not */
  note(kind: RefusalKind, what: string): void;
  /** Since the server started. */
  counts(): RefusalCounts;
}

/** One line a second of each kind; the rest of that second is one number. */
const QUIET_MS = 1000;

const LONGEST_LINE = 300;

/** A client chose these characters: they must not move the cursor of who reads the log. */
const plain = (text: string): string => text.replace(/[^\x20-\x7e\u0400-\u04ff]/g, '?').slice(0, LONGEST_LINE);

interface Tally {
  count: number;
  more: number;
  last: string;
  isQuiet: boolean;
}

/** @param later runs a function after so many ms; it need not keep the process alive */
export const createRefusals = (log: Log, later: (run: () => void, ms: number) => void): Refusals => {
  const fresh = (): Tally => ({ count: 0, more: 0, last: '', isQuiet: false });
  const tallies = Object.fromEntries(REFUSAL_KINDS.map((kind) => [kind, fresh()])) as Record<RefusalKind, Tally>;
  const say = (kind: RefusalKind, line: string): void => {
    const state = tallies[kind];
    log.warn(line);
    state.isQuiet = true;
    later(() => {
      const { more, last } = state;
      state.isQuiet = false;
      state.more = 0;
      if (more > 0) say(kind, `Refused ${more} more (${kind}), the last: ${last}`);
    }, QUIET_MS);
  };
  return {
    note: (kind, what) => {
      const state = tallies[kind];
      state.count += 1;
      if (!state.isQuiet) {
        say(kind, `Refused ${plain(what)}`);
        return;
      }
      state.more += 1;
      state.last = plain(what);
    },
    counts: () =>
      Object.fromEntries(REFUSAL_KINDS.map((kind) => [kind, tallies[kind].count])) as Record<RefusalKind, number>,
  };
};
