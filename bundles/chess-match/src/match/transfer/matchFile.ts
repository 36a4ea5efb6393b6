import { createHash } from 'node:crypto';
import { Ajv } from 'ajv';
import type { Problem } from '@schemas/draft';
import type { GameFile, MatchFile } from '@schemas/matchFile';
import schema from '../../../../../schemas/matchFile.json' with { type: 'json' };
import { err, ok, type Result } from '../../rules/common/result';
import { refuse } from '../errors';
import { placeOf } from '../place';

export const FORMAT = 'chess-broadcast/match';
/** Of the file as this program writes it; a change of its shape gets the next number. */
export const FORMAT_VERSION = 1;
/** No match comes near it. */
export const LIMIT_BYTES = 32 * 1024 * 1024;

/** Says whether a file is as it was written. */
export const digestOf = (games: readonly GameFile[]): string =>
  createHash('sha256').update(JSON.stringify(games)).digest('hex');

const validator = () => new Ajv({ strict: true, allowUnionTypes: true }).compile<MatchFile>(schema);
let isMatchFile: ReturnType<typeof validator> | null = null;

/** The number the file gives for its format, if it gives one: a newer file may look different in every other way. */
const versionOf = (input: unknown): number => {
  const version = typeof input === 'object' && input !== null ? Reflect.get(input, 'formatVersion') : undefined;
  return typeof version === 'number' ? version : 0;
};

/** @returns the input as a match file, import/newer, import/bad_file naming the place, or import/damaged */
export const readMatchFile = (input: unknown): Result<MatchFile, Problem> => {
  const found = versionOf(input);
  if (found > FORMAT_VERSION) return err(refuse('import/newer', { found, known: FORMAT_VERSION }));
  isMatchFile ??= validator();
  if (!isMatchFile(input)) return err(refuse('import/bad_file', placeOf(isMatchFile.errors?.[0])));
  if (digestOf(input.games) !== input.digest) return err(refuse('import/damaged', {}));
  const isThere = input.games.some(({ matchId }) => matchId === input.matchId);
  return isThere ? ok(input) : err(refuse('import/bad_file', { where: '/matchId', what: 'is none of the games' }));
};
