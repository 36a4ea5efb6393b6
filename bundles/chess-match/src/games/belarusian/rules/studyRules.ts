import { placementText } from '../../chess/placement';
import type { Position } from '../../chess/position';
import { keptOf } from '../../chess/keptOf';
import { moveOfPly } from '../../common/sides';
import type { StudyRules } from '../../common/studyRules';
import { checkIn } from '../views/board';
import { byLetters, PIECE_NAMES, placement } from '../views/pieces';
import { moveOf } from '../views/turnEntry';
import { DEFINITION, KNIAZHYCH, TABLES } from './board';
import { endOfPosition } from './end';
import { readPosition, readWritten, writePosition } from './fen';
import { squareOfPiece } from './pieces';
import { readTurn } from './readTurn';
import { DEFAULT_SETTINGS, readSettings, type Settings } from './settings';
import { afterTurn, mustInaugurate, turnsOf, type Turn } from './turn';
import { turnLabel } from './undoLabel';
import { textOf } from './turnText';

/** What is agreed of the chess that is tried. @param given the settings as the match publishes them */
export const studiedSettings = (given: Readonly<Record<string, unknown>>): Settings => {
  const agreed = readSettings(given);
  return agreed.ok ? agreed.value : DEFAULT_SETTINGS;
};

/** L7 an inauguration goes from no square: the piece stands where he stood. */
const goalOf = (position: Position, turn: Turn): { readonly from: string | null; readonly to: string } => {
  const square = turn.kind === 'step' ? turn.step.to : squareOfPiece(position.squares, position.toMove, KNIAZHYCH);
  const from = turn.kind === 'step' ? (TABLES.names[turn.step.from] ?? '') : null;
  return { from, to: TABLES.names[square] ?? '' };
};

/** Belarusian chess, tried out. How often a position has stood before is not known here: no study ends by that (L9). */
export const studyRulesOf = (given: Readonly<Record<string, unknown>>): StudyRules => {
  const settings = studiedSettings(given);
  const positionIn = keptOf((text): Position | null => {
    const read = readWritten(settings, text);
    return read.ok ? read.value : null;
  });
  /** Where a turn can be made; null where the text is no position or the game is over there. */
  const playable = (text: string): Position | null => {
    const position = positionIn(text);
    return position === null || endOfPosition(settings, position) !== null ? null : position;
  };
  return {
    play: (fen, text) => {
      const position = playable(fen);
      const read = position === null ? null : readTurn(settings, position, text);
      if (position === null || read?.ok !== true) return null;
      const after = afterTurn(settings, position, read.value);
      const turn = turnLabel({ number: position.moveNumber, side: position.toMove });
      const [check = null] = checkIn({ settings }, after);
      return { turn, san: textOf(read.value), ...goalOf(position, read.value), fen: writePosition(after), check };
    },
    board: (fen) => {
      const position = positionIn(fen);
      if (position === null) return { pieces: {}, toMove: 'white', reserves: null };
      return { pieces: placement(position), toMove: position.toMove, reserves: null };
    },
    moves: (fen) => {
      const position = playable(fen);
      return position === null ? [] : turnsOf(settings, position).flatMap(moveOf);
    },
    acts: (fen) => {
      const position = playable(fen);
      return position === null || !mustInaugurate(position) ? [] : turnsOf(settings, position).map(textOf);
    },
    setUp: {
      pieces: PIECE_NAMES,
      arrange: (pieces, toMove, ply) => {
        const side = toMove === 'white' ? 'w' : 'b';
        const written = placementText(byLetters(pieces), DEFINITION) ?? '';
        const read = readPosition(settings, `${written} ${side}`);
        if (!read.ok || endOfPosition(settings, read.value) !== null) return null;
        const position = { ...read.value, moveNumber: moveOfPly(ply) };
        const [check = null] = checkIn({ settings }, position);
        return { fen: writePosition(position), check };
      },
    },
  };
};
