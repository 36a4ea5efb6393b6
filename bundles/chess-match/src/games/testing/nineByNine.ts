import { checkOf } from '../chess/attacks';
import type { Definition } from '../chess/definition';
import { isCheckmate } from '../chess/endings';
import { legalMoves } from '../chess/legal';
import { ORTHODOX } from '../chess/orthodox';
import { placementOf, placementText } from '../chess/placement';
import { play } from '../chess/play';
import type { Position } from '../chess/position';
import { readFen } from '../chess/readFen';
import { readSan } from '../chess/readSan';
import { makeRules } from '../chess/rules';
import { sanOf } from '../chess/san';
import { writeFen } from '../chess/writeFen';
import { moveLabel, moveOfPly } from '../common/sides';
import type { StudyRules } from '../common/studyRules';

const SIZE = { files: 9, ranks: 9 };

/**
 * A chess that is nobody's: nine by nine, and a piece T that goes two squares straight on. It shows what takes no board
 * to be of eight by eight.
 */
export const NINE_BY_NINE: Definition = {
  ...ORTHODOX,
  ...SIZE,
  steps: { ...ORTHODOX.steps, t: (ORTHODOX.steps['r'] ?? []).map((step) => ({ ...step, reach: 2 })) },
  promotions: [...ORTHODOX.promotions, 't'],
  castlings: [],
  start: ['RNBQKTBNR', 'PPPPPPPPP', '', '', '', '', '', 'ppppppppp', 'rnbqktbnr'],
};

export const NINE_START = 'rnbqktbnr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBQKTBNR w - - 0 1';

const rules = makeRules(NINE_BY_NINE);

const positionOf = (fen: string): Position => {
  const read = readFen(rules, fen);
  if (!read.ok) throw new Error(`${fen}: ${read.error.kind} ${read.error.text}`);
  return read.value;
};

/** It, tried out. */
export const NINE_STUDY: StudyRules = {
  play: (fen, text) => {
    const position = positionOf(fen);
    const read = readSan(rules, position, text, isCheckmate);
    if (!read.ok || read.value.move.kind === 'drop') return null;
    const { move, san } = read.value;
    const { position: after } = play(rules, position, move);
    const turn = moveLabel(position.moveNumber, position.toMove);
    return { turn, san, from: move.from, to: move.to, fen: writeFen(rules, after), check: checkOf(rules, after) };
  },
  board: (fen) => ({ pieces: placementOf(fen), toMove: positionOf(fen).toMove, reserves: null }),
  moves: (fen) => {
    const position = positionOf(fen);
    return legalMoves(rules, position).flatMap((move) =>
      move.kind === 'drop' ? [] : [{ ...move, san: sanOf(rules, position, move, isCheckmate) }],
    );
  },
  setUp: {
    pieces: ['K', 'Q', 'R', 'B', 'N', 'T', 'P'],
    arrange: (pieces, toMove, ply) => {
      const placement = placementText(pieces, SIZE);
      const read = readFen(rules, `${placement ?? ''} ${toMove === 'white' ? 'w' : 'b'} - - 0 ${moveOfPly(ply)}`);
      return read.ok ? { fen: writeFen(rules, read.value), check: checkOf(rules, read.value) } : null;
    },
  },
};
