import { err, ok, type Result } from '../common/result';
import { isMateOnBoard } from './endings';
import { ORTHODOX_RULES as RULES } from './orthodoxRules';
import { readFen } from './readFen';
import { readSetUp } from './readSetUp';
import { readSan, type SanError } from './readSan';
import { whyNot, type WhyNot } from './whyNot';

/**
 * The legal move of ordinary chess that a person's text means, as standard SAN.
 * @param fen a legal position
 */
export const readOnFen = (fen: string, text: string): Result<string, SanError> => {
  const position = readFen(RULES, fen);
  if (!position.ok) return err({ kind: 'unreadable' });
  const read = readSan(RULES, position.value, text, isMateOnBoard);
  return read.ok ? ok(read.value.san) : read;
};

/** Whether a position of ordinary chess that somebody sets up could come about. */
export const couldBeSetUp = (fen: string): boolean => readSetUp(RULES, fen).ok;

/** Why a text that `readOnFen` called illegal is no legal move. */
export const whyNotOnFen = (fen: string, text: string): WhyNot => {
  const position = readFen(RULES, fen);
  return position.ok ? whyNot(RULES, position.value, text, isMateOnBoard) : { kind: 'other' };
};
