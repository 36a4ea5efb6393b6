import { DRAWINGS } from './drawings';
import type { Reader } from './reader';
import { MATCH_FILES, RECORDS } from './records';
import { SETTINGS } from './settings';

/** Every kind of file that a server takes in from outside, with what reads it. */
export const READERS: readonly Reader[] = [...RECORDS, ...MATCH_FILES, SETTINGS, DRAWINGS];
