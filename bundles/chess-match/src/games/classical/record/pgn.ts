import { commentText } from '../../common/recordText';
import { err, ok, type Result } from '../../common/result';
import { wrong, type RecordError } from '../../duel/record/faults';
import { numberedTexts, type NumberedFile } from '../../duel/record/numbered';
import { tagValue } from '../../duel/record/whoPlayed';
import { gameText } from '../../pgn/text';
import { readGames, type PgnGame } from '../../pgn/tree';
import { THREADS } from '../rules/boards';

/** A game as it stands in a PGN file. */
export const writeGame = (file: NumberedFile): string =>
  gameText(file.tags, [...file.comments.map(commentText), ...numberedTexts(file), file.result?.text ?? '*']);

/** The text of a PGN file, the boards in their order. */
export const writePgn = (games: readonly NumberedFile[]): string => games.map(writeGame).join('\n');

/** By the tag Board where every game has one of its own, else as they stand. */
const inOrder = (games: readonly PgnGame[]): readonly PgnGame[] => {
  const numberOf = ({ tags }: NumberedFile): number => Number(tagValue(tags, 'Board') || 'none');
  const numbers = games.map(numberOf);
  const isWhole = games.every((_, index) => numbers.includes(index + 1));
  return isWhole ? games.toSorted((one, other) => numberOf(one) - numberOf(other)) : games;
};

/** The games of a PGN file, one for each board. Whether their moves can be played is for `playPgn` to say. */
export const readPgn = (text: string): Result<readonly PgnGame[], RecordError> => {
  const games = readGames(text);
  if (!games.ok) return games;
  const tag = games.value[THREADS.length]?.tags[0];
  if (tag === undefined) return ok(inOrder(games.value));
  const { line, name, value } = tag;
  return err(wrong('after_result', { line }, { line, text: `[${name} "${value}"]` }));
};
