import { countTurns } from '../../bundles/chess-match/src/games/belarusian/rules/count';
import { endOfPosition } from '../../bundles/chess-match/src/games/belarusian/rules/end';
import { readPosition, type StartError } from '../../bundles/chess-match/src/games/belarusian/rules/fen';
import { isInCheck } from '../../bundles/chess-match/src/games/belarusian/rules/pieces';
import { UNIFIED } from '../../bundles/chess-match/src/games/belarusian/rules/setting';
import { turnsOf } from '../../bundles/chess-match/src/games/belarusian/rules/turn';
import { coordinatesOf } from '../../bundles/chess-match/src/games/belarusian/rules/turnText';
import { err, ok } from '../../bundles/chess-match/src/games/common/result';
import { FEN_FAULTS } from '../../bundles/chess-match/src/games/chess/fenTexts';
import type { PositionGame } from './game';

const FAULTS: Readonly<Record<StartError['kind'], string>> = {
  ...FEN_FAULTS.en,
  kings: 'a side has one kniaz; the side to move may have none where its kniazhych stands',
  pawns: 'a side has at most nine ratniks',
  'pawn-rank': 'a ratnik does not stand on its own first rank',
  pieces: 'of these pieces a side has at most as many as at the start',
  throne: 'none but kniaz and kniazhych stand on the throne',
};

/** Belarusian chess by the unified rules. */
export const belarusian: PositionGame = {
  read: (text) => {
    const read = readPosition(UNIFIED, text);
    if (!read.ok) {
      const { kind, text: part } = read.error;
      return err(part === '' ? FAULTS[kind] : `${FAULTS[kind]} (${part})`);
    }
    const position = read.value;
    return ok({
      report: () => ({
        toMove: position.toMove,
        check: isInCheck(UNIFIED, position.squares, position.toMove),
        end: endOfPosition(UNIFIED, position)?.reason ?? null,
        moves: turnsOf(UNIFIED, position).map(coordinatesOf).toSorted(),
      }),
      count: (depth) => countTurns(UNIFIED, position, depth),
    });
  },
};
