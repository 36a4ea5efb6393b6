import { createHash } from 'node:crypto';
import { checkOf } from '../../checks';
import type { Problem } from '@schemas/draft';
import type { GameFile, MatchFile } from '@schemas/matchFile';
import { jsonFault } from '../../encoding/jsonFault';
import schema from '../../../../../schemas/matchFile.json' with { type: 'json' };
import { err, ok, type Result } from '../../games/common/result';
import { refuse } from '../base/errors';
import { placeOf } from '../authority/place';
import { textOf } from '../base/textOf';
import { isDeeperThan } from './depth';
import type { FileProblem } from './fileProblem';

export const FORMAT = 'chess-broadcast/match';
/** Of the file as this program writes it; a change of its shape gets the next number. */
export const FORMAT_VERSION = 1;

/** What a file may hold. No match comes near it, and whatever is within can be played through in some seconds. */
export const LIMIT_BYTES = 4 * 1024 * 1024;
export const MOST_ENTRIES = 5000;
/** More games than this never hang together (each is the return game of the one before). */
export const MOST_GAMES = 8;
/** A match file goes nine levels deep. */
const MOST_DEPTH = 32;

/** Says whether a file is as it was written. */
export const digestOf = (part: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(part)).digest('hex');

/**
 * Says whether two matches were played alike, whenever each began: a record without a date is taken in as played just
 * then, and is the same match when it comes again.
 */
export const playDigestOf = (entries: readonly { readonly atMs: number }[]): string => {
  const begunAtMs = entries[0]?.atMs ?? 0;
  const sinceBegun = (key: string, value: unknown): unknown =>
    key === 'atMs' && typeof value === 'number' ? value - begunAtMs : value;
  return createHash('sha256').update(JSON.stringify(entries, sinceBegun)).digest('hex');
};

const check = checkOf<MatchFile>(schema);

/** A field of whatever came in. */
const field = (input: unknown, name: string): unknown =>
  typeof input === 'object' && input !== null ? Reflect.get(input, name) : undefined;

/** The number the file gives for its format, if it gives one: a newer file may look different in every other way. */
const versionOf = (input: unknown): number => {
  const version = field(input, 'formatVersion');
  return typeof version === 'number' ? version : 0;
};

/** Counted before anything is looked at: the refusal is quick and says what is too much. */
const tooMuch = (input: unknown): Problem | null => {
  const games = field(input, 'games');
  if (!Array.isArray(games)) return null;
  if (games.length > MOST_GAMES) return refuse('import/too_many_games', { games: games.length, limit: MOST_GAMES });
  const counts = games.map((game: GameFile | null) => {
    const entries = field(game, 'entries');
    return Array.isArray(entries) ? entries.length : 0;
  });
  const game = counts.findIndex((count) => count > MOST_ENTRIES);
  const entries = counts[game];
  return entries === undefined
    ? null
    : refuse('import/too_many_entries', { game: game + 1, entries, limit: MOST_ENTRIES });
};

/**
 * @returns the input as a match file, import/newer, import/too_many_games, import/too_many_entries, import/bad_file
 * naming the place, or import/damaged
 */
export const readMatchFile = (input: unknown): Result<MatchFile, Problem> => {
  const found = versionOf(input);
  if (found > FORMAT_VERSION) return err(refuse('import/newer', { found, known: FORMAT_VERSION }));
  const excess = tooMuch(input);
  if (excess !== null) return err(excess);
  const isMatchFile = check();
  if (!isMatchFile(input)) return err(refuse('import/bad_file', placeOf(isMatchFile.errors?.[0])));
  if (digestOf(input.games) !== input.digest) return err(refuse('import/damaged', {}));
  const isThere = input.games.some(({ matchId }) => matchId === input.matchId);
  return isThere ? ok(input) : err(refuse('import/bad_file', { where: '/matchId', what: 'is none of the games' }));
};

const utf8 = (bytes: Uint8Array): Result<string, Problem> => {
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    return err(refuse('import/not_json', { reason: textOf(error) }));
  }
};

const jsonIn = (text: string): Result<unknown, Problem> => {
  try {
    return ok(JSON.parse(text) as unknown);
  } catch (error) {
    const fault = jsonFault(text);
    if (fault === null) return err(refuse('import/not_json', { reason: textOf(error) }));
    return err(refuse('import/broken_json', { line: fault.line, column: fault.column }));
  }
};

/**
 * The same from the bytes of the file, or of what else holds a match.
 * @param other what an input that is no match file stands for; null: nothing
 * @returns import/too_deep, import/not_json, import/broken_json with its place, or as readMatchFile
 */
export const readMatchBytes = (
  bytes: Uint8Array,
  other: (input: unknown) => Result<MatchFile, FileProblem> | null = () => null,
): Result<MatchFile, FileProblem> => {
  if (isDeeperThan(bytes, MOST_DEPTH)) return err(refuse('import/too_deep', { limit: MOST_DEPTH }));
  const json = utf8(bytes);
  if (!json.ok) return json;
  const input = jsonIn(json.value);
  if (!input.ok) return input;
  const file = other(input.value) ?? input;
  return file.ok ? readMatchFile(file.value) : file;
};
