import { err, ok, type Result } from '../../common/result';
import { isMateOnBoard } from '../endings';
import { ORTHODOX_RULES as RULES } from '../orthodoxRules';
import { readSan, type SanError } from '../readSan';
import { whyNot, type WhyNot } from '../whyNot';
import { positionOf } from './position';

/** The legal move that a person's text means, as standard SAN. */
export const readTyped = (fen: string, text: string): Result<string, SanError> => {
  const position = positionOf(fen);
  if (position === null) return err({ kind: 'unreadable' });
  const read = readSan(RULES, position, text, isMateOnBoard);
  return read.ok ? ok(read.value.san) : read;
};

/** Why a text that `readTyped` called illegal is no legal move. */
export const whyNotTyped = (fen: string, text: string): WhyNot => {
  const position = positionOf(fen);
  return position === null ? { kind: 'other' } : whyNot(RULES, position, text, isMateOnBoard);
};
