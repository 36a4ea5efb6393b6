import { perft } from '../../bundles/chess-match/src/games/chess/perft';
import { coordinates, type Position } from '../../bundles/chess-match/src/games/chess/position';
import { ok } from '../../bundles/chess-match/src/games/common/result';
import { inCheck, isMated, movesNow } from '../../bundles/chess-match/src/games/swedish/rules/moves/legal';
import { rulesOf } from '../../bundles/chess-match/src/games/swedish/rules/moves/rulesOf';
import { DEFAULT_SETTINGS } from '../../bundles/chess-match/src/games/swedish/rules/settings';
import type { PositionReport, PositionGame } from './game';
import { readPosition } from './readPosition';

const RULES = rulesOf(DEFAULT_SETTINGS);
/** S5 is not counted: a rook that comes in does not castle. */
const COUNTED = rulesOf({ ...DEFAULT_SETTINGS, droppedRookCastles: false });

/** S6, S8: who has no move sits, in check or not, unless nothing that could come in would help. */
const reportOn = (position: Position): PositionReport => ({
  toMove: position.toMove,
  check: inCheck(DEFAULT_SETTINGS, position),
  end: isMated(DEFAULT_SETTINGS, position) ? 'mate' : null,
  moves: movesNow(DEFAULT_SETTINGS, position).map(coordinates).toSorted(),
});

/** One board of Swedish chess, with what lies in its reserves, by the settings a match has where nothing is agreed. */
export const swedish: PositionGame = {
  read: (text) => {
    const read = readPosition(RULES, text);
    if (!read.ok) return read;
    return ok({ report: () => reportOn(read.value), count: (depth) => perft(COUNTED, read.value, depth) });
  },
};
