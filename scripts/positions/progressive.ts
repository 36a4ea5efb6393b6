import { isInCheck } from '../../bundles/chess-match/src/games/chess/attacks';
import { coordinates } from '../../bundles/chess-match/src/games/chess/position';
import { err, ok, type Result } from '../../bundles/chess-match/src/games/common/result';
import { countSeries } from '../../bundles/chess-match/src/games/progressive/rules/count';
import { readStart } from '../../bundles/chess-match/src/games/progressive/rules/fen';
import { begin, type Start } from '../../bundles/chess-match/src/games/progressive/rules/game';
import { beginSeries, movesIn } from '../../bundles/chess-match/src/games/progressive/rules/series';
import { kindOf, type Kind, type Variant } from '../../bundles/chess-match/src/games/progressive/rules/variant';
import { FEN_FAULTS } from '../../bundles/chess-match/src/games/chess/fenTexts';
import type { PositionReport, PositionGame } from './game';
import { withRights } from './readPosition';

/** What may be played with the first move of the series. */
const look = (kind: Kind, start: Start): PositionReport => {
  const { series, end } = begin(kind, start);
  const { toMove } = start.position;
  return {
    toMove,
    check: isInCheck(kind.rules, start.position, toMove),
    end: end?.reason ?? null,
    moves: movesIn(series).map(coordinates).toSorted(),
  };
};

/** A position at the beginning of a turn. @returns what is wrong with it, in words */
export const readProgressive = (kind: Kind, text: string): Result<Start, string> => {
  const read = readStart(kind, withRights(text));
  if (read.ok) return read;
  const { kind: fault, text: part } = read.error;
  if (fault === 'turn') return err(`turn ${part} is not of the side to move: White has the odd ones`);
  return err(fault === 'fields' || part === '' ? FEN_FAULTS.en[fault] : `${FEN_FAULTS.en[fault]} (${part})`);
};

/** One kind of chess in series, at the beginning of a turn; counted are whole series of so many moves. */
export const progressive = (variant: Variant): PositionGame => {
  const kind = kindOf(variant);
  return {
    read: (text) => {
      const read = readProgressive(kind, text);
      if (!read.ok) return read;
      const { position, targets } = read.value;
      return ok({
        report: () => look(kind, read.value),
        count: (length) => countSeries(beginSeries(kind, position, length, targets)),
      });
    },
  };
};
