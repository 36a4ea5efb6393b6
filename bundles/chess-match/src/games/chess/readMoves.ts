import type { TypedLine } from '../../entry/typedLine';
import { asLatinKeys } from './keys';
import { isByOtherKeys, latinMove } from './spelling';

/** "3.Bc4", "1:Bc4": a number may stand before a move. */
const WORD = /^(?<number>\d+(?:\.+|:))?(?<move>.*)$/su;

/**
 * Moves as a person typed them, one behind the other; in Latin letters where theirs have one meaning. What is a move by
 * its keys on the Latin layout alone stays as it was typed: the rules read it so, and everybody sees that it was.
 */
export const readMoves = (typed: string): TypedLine => {
  const words = typed.split(/\s+/).filter((word) => word !== '');
  const read = words.map((word) => {
    const { number = '', move = '' } = WORD.exec(word)?.groups ?? {};
    return isByOtherKeys(move)
      ? { text: word, byKeys: [{ typed: word, read: `${number}${asLatinKeys(move)}` }] }
      : { text: `${number}${latinMove(move)}`, byKeys: [] };
  });
  return { line: read.map(({ text }) => text).join(' '), byKeys: read.flatMap(({ byKeys }) => byKeys) };
};
