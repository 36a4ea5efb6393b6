import type { NamedParams } from '../duel/words/problems';

/** What variations of a file cannot be opened for; `line`: of the file, from 1. */
interface Params {
  /** `move`: as it is written. */
  'move/none': { line: number; move: string };
  'start/bad_position': { fen: string };
  'moves/too_many': { limit: number };
}

export type StudyErrorParams = NamedParams<'study', Params>;
