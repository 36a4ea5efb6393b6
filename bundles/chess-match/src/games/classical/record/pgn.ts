import { commentText, tagText } from '../../common/recordText';
import type { Token } from '../../common/recordTokens';
import { err, ok, type Result } from '../../common/result';
import { wrong, type RecordError } from '../../duel/record/faults';
import { NumberedReader, numberedTexts, type NumberedFile } from '../../duel/record/numbered';
import { wordsOf } from '../../duel/record/reader';
import { tagValue } from '../../duel/record/whoPlayed';
import { THREADS } from '../rules/boards';

const LINE_WIDTH = 80;

/** Words in lines as long as other programs write them; a comment stays whole. */
const wrapped = (words: readonly string[]): string =>
  words
    .reduce<string[]>((lines, word) => {
      const last = lines.at(-1);
      if (last === undefined || last.length + 1 + word.length > LINE_WIDTH) return [...lines, word];
      return [...lines.slice(0, -1), `${last} ${word}`];
    }, [])
    .join('\n');

const gameText = (file: NumberedFile): string => {
  const head = file.tags.map((tag) => `${tagText(tag)}\n`).join('');
  const body = [...file.comments.map(commentText), ...numberedTexts(file), file.result?.text ?? '*'];
  return `${head}\n${wrapped(body)}\n`;
};

/** The text of a PGN file, the boards in their order. */
export const writePgn = (games: readonly NumberedFile[]): string => games.map(gameText).join('\n');

/** The words of each game: a game begins with a tag that stands behind moves or a result. */
const parted = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const games: Token[][] = [];
  let isInTags = false;
  for (const token of tokens) {
    const isTag = token.kind === 'tag';
    if (games.length === 0 || (isTag && !isInTags)) games.push([]);
    games.at(-1)?.push(token);
    isInTags = isTag;
  }
  return games;
};

const readGame = (tokens: readonly Token[]): Result<NumberedFile, RecordError> => {
  const reader = new NumberedReader();
  const file = reader.readWords(tokens);
  return file.ok ? ok({ ...file.value, first: reader.first }) : file;
};

/** By the tag Board where every game has one of its own, else as they stand. */
const inOrder = (games: readonly NumberedFile[]): readonly NumberedFile[] => {
  const numberOf = ({ tags }: NumberedFile): number => Number(tagValue(tags, 'Board') || 'none');
  const numbers = games.map(numberOf);
  const isWhole = games.every((_, index) => numbers.includes(index + 1));
  return isWhole ? games.toSorted((one, other) => numberOf(one) - numberOf(other)) : games;
};

/** The games of a PGN file, one for each board. Whether their moves can be played is for `playPgn` to say. */
export const readPgn = (text: string): Result<readonly NumberedFile[], RecordError> => {
  const tokens = wordsOf(text);
  if (!tokens.ok) return tokens;
  const files: NumberedFile[] = [];
  for (const words of parted(tokens.value)) {
    const [first] = words;
    if (files.length === THREADS.length && first !== undefined)
      return err(wrong('after_result', { line: first.line }, first));
    const file = readGame(words);
    if (!file.ok) return file;
    files.push(file.value);
  }
  if (files.length === 0) return err(wrong('empty', {}, { line: 1, text: '' }));
  return ok(inOrder(files));
};
