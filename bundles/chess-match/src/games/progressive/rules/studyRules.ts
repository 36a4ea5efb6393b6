import { checkOf } from '../../chess/attacks';
import { homeCastling } from '../../chess/homeCastling';
import { placementText } from '../../chess/placement';
import { placementOn } from '../../chess/placementOn';
import { keptOf } from '../../chess/keptOf';
import type { StudyRules } from '../../common/studyRules';
import { readStart } from './fen';
import { begin } from './game';
import { readMove } from './readMove';
import { moveOf } from './series';
import { DEFAULT_SETTINGS, readSettings } from './settings';
import { readStudied, studiedAfter, writeStudied, type Studied } from './studyText';
import { agreedKind, type Kind } from './variant';
import { turnLabel } from './undoLabel';
import { writtenSteps } from './written';

/** Pages speak of kinds of pieces in capitals. */
const kindOf = (piece: string): string => piece.toUpperCase();

/** The kind of chess that is tried. @param given the settings as the match publishes them */
export const studiedKind = (given: Readonly<Record<string, unknown>>): Kind => {
  const agreed = readSettings(given);
  return agreedKind(agreed.ok ? agreed.value : DEFAULT_SETTINGS);
};

/** Chess in series, tried out move by move: after the last of a series it is the other side's turn (P1). */
export const studyRulesOf = (given: Readonly<Record<string, unknown>>): StudyRules => {
  const kind = studiedKind(given);
  const { definition, names } = kind.rules;
  const studiedIn = keptOf((text) => readStudied(kind, text));
  const textOf = (studied: Studied): string => writeStudied(studied.game, studied);
  return {
    play: (fen, text) => {
      const studied = studiedIn(fen);
      if (studied === null || studied.game.end !== null) return null;
      const { game } = studied;
      const read = readMove(game, text);
      if (!read.ok) return null;
      const { step, san } = read.value;
      const { from, to } = moveOf(kind, step);
      const after = studiedAfter(studied, step);
      const check = checkOf(kind.rules, after.game.series.position);
      return { turn: turnLabel({ number: game.turn }), san, from, to, fen: textOf(after), check };
    },
    board: (fen) => {
      const position = studiedIn(fen)?.game.series.position;
      if (position === undefined) return { pieces: {}, toMove: 'white', reserves: null };
      return { pieces: placementOn(kind.rules, position), toMove: position.toMove, reserves: null };
    },
    moves: (fen) => {
      const game = studiedIn(fen)?.game;
      return game === undefined
        ? []
        : writtenSteps(game).map(({ step: { from, to, promotion }, san }) => ({
            san,
            from: names[from] ?? '',
            to: names[to] ?? '',
            promotion: promotion === null ? null : kindOf(promotion),
          }));
    },
    setUp: {
      pieces: Object.keys(definition.steps).map(kindOf),
      arrange: (pieces, toMove, ply) => {
        const placement = placementText(pieces, definition) ?? '';
        const side = toMove === 'white' ? 'w' : 'b';
        const start = readStart(kind, `${placement} ${side} ${homeCastling(pieces)} - ${ply + 1}`);
        if (!start.ok) return null;
        const game = begin(kind, start.value);
        if (game.end !== null) return null;
        const fen = writeStudied(game, { begun: { ...start.value, quiet: 0 }, made: [] });
        return { fen, check: checkOf(kind.rules, start.value.position) };
      },
    },
  };
};
