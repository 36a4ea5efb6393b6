import { describe, expect, it } from 'vitest';
import { countEffort } from './support/effort';
import { eventually, operatorBench, recordedTurns } from './support/operatorBench';

const bench = operatorBench();

/** Black's eighteenth turn of the demonstration game: four boards become five. */
const BEFORE = 35;
const TURN = '1:Ng3+ 2:Ne6 3:Rf7 4:Qc8 5:Qe7 branch 4>5 2+3';
const DRAGS = [
  [1, 'f5', 'g3'],
  [2, 'g7', 'e6'],
  [3, 'f8', 'f7'],
  [4, 'd8', 'c8'],
  [5, 'd8', 'e7'],
] as const;
/** At 1.1 s an action of the mouse and 12 keys a second these are 11 and 5 seconds. */
const MOST = { actions: 10, keys: 60 };
