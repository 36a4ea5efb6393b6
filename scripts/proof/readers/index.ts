import { DRAWINGS } from './drawings';
import type { Reader } from './reader';
import { MATCH_FILES, RECORDS } from './records';
import { SETTINGS } from './settings';
import { STUDIES } from './studies';

/** Kinds of files that are taken in from outside, with what reads them. */
export const READERS: readonly Reader[] = [...RECORDS, ...MATCH_FILES, STUDIES, SETTINGS, DRAWINGS];
