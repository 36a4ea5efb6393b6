import type { RecordFault } from '../../common/records';
import { recordFault } from '../../duel/record/faults';
import { readTree } from '../../pgn/tree';
import { readPgn } from './pgn';
import { playPgn } from './playPgn';

const GAME = 'classical';

const placeOf = ({ line, column = 0 }: RecordFault): string => `${line}:${column}`;

/**
 * Everything that is wrong with a PGN file: of its text all, of its moves the first of each board that cannot be
 * played.
 */
export const faultsIn = (text: string): readonly RecordFault[] => {
  const { faults } = readTree(text);
  if (faults.length > 0) return faults.map((fault) => recordFault(GAME, fault));
  const games = readPgn(text);
  if (!games.ok) return [recordFault(GAME, games.error)];
  const together = playPgn(games.value);
  if (together.ok) return [];
  const apart = games.value.flatMap((game, index) => {
    const played = playPgn([game]);
    if (played.ok) return [];
    const { problem } = played.error;
    const params = 'board' in problem.params ? { ...problem.params, board: index + 1 } : problem.params;
    return [{ ...played.error, problem: { ...problem, params } }];
  });
  const others = apart.filter((fault) => placeOf(fault) !== placeOf(together.error));
  return [together.error, ...others].toSorted((one, other) => one.line - other.line);
};
