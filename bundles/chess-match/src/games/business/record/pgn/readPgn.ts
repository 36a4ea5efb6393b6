import { err, ok, type Result } from '../../../common/result';
import type { RecordFault } from '../../../common/records';
import { recordFault, wrong } from '../../../duel/record/faults';
import { notationError } from '../errors';
import { playRecord, type PlayedRecord } from '../playRecord';
import type { RecordFile } from '../recordFile';
import { readTree, type PlacedRecord, type TreeFault } from './readTree';

const GAME = 'business';

export interface ReadPgn {
  readonly file: RecordFile;
  readonly played: PlayedRecord;
}

/** Of every fault of a file there is at least one. */
export type Faults = readonly [RecordFault, ...RecordFault[]];

const faultOf = (fault: TreeFault): RecordFault => {
  if (fault.of === 'text') return recordFault(GAME, fault.error);
  const { line, column, error } = fault;
  return { line, column, problem: error };
};

/** Score sheets tell the moves and not the chips: nobody can make a game of them. */
export const isSheets = (text: string): boolean => /^\[BC(?:Board|Mother|BranchPly)\s/m.test(text);

/** Whether a text is a PGN file of this game: it says what the game is worth, or has a key change in it. */
export const isTree = (text: string): boolean =>
  /^\[BC(?:Rating|Boards)\s/m.test(text) || (/\[%bc\s/.test(text) && !isSheets(text));

const play = ({ file, placeOf }: PlacedRecord): Result<ReadPgn, Faults> => {
  const played = playRecord(file);
  if (played.ok) return ok({ file, played: played.value });
  const { line, problem } = played.error;
  const isTag = problem.item?.startsWith('[') === true;
  return err([{ ...(isTag ? { line } : placeOf(line, problem.item)), problem }]);
};

/**
 * The game that a PGN file of it tells, played through the rules; else everything that keeps it from being read, and of
 * moves
 * the first that the rules refuse.
 */
export const readPgn = (text: string): Result<ReadPgn, Faults> => {
  if (!isTree(text)) return err([{ line: 1, problem: notationError('notation/score_sheets', {}, '') }]);
  const { record, faults } = readTree(text);
  const [first, ...others] = faults.map(faultOf);
  if (record === null) return err([first ?? recordFault(GAME, wrong('empty', {}, { line: 1, text: '' })), ...others]);
  if (first === undefined) return play(record);
  return err([first, ...others]);
};
