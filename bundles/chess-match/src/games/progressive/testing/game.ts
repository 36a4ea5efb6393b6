import { isCheckmate } from '../../chess/endings';
import { readSan } from '../../chess/readSan';
import { advance, begin, startOf, type Game } from '../rules/game';
import { readStart } from '../rules/fen';
import { movesIn, stepsIn } from '../rules/series';
import { kindOf, type Variant } from '../rules/variant';

/** A game at its beginning, or at that of a turn. */
export const gameOf = (variant: Variant, fen?: string): Game => {
  const kind = kindOf(variant);
  if (fen === undefined) return begin(kind, startOf(kind));
  const start = readStart(kind, fen);
  if (!start.ok) throw new Error(`${fen}: ${start.error.kind} ${start.error.text}`);
  return begin(kind, start.value);
};

/** Null where the move cannot be played. "e2e4", or as a person writes it. */
export const tryMove = (game: Game, text: string): Game | null => {
  const { kind, position } = game.series;
  const steps = stepsIn(game.series);
  const names = kind.rules.names;
  const [, from, to, promotion] = /^([a-z]\d)-?([a-z]\d)([a-z]?)$/.exec(text) ?? [];
  const written = readSan(kind.rules, position, text, isCheckmate, movesIn(game.series));
  const move = from === undefined ? (written.ok ? written.value.move : null) : null;
  const step = steps.find((each) =>
    from === undefined
      ? move?.kind === 'move' &&
        names[each.from] === move.from &&
        names[each.to] === move.to &&
        each.promotion === move.promotion
      : names[each.from] === from && names[each.to] === to && (each.promotion ?? '') === promotion,
  );
  return step === undefined ? null : advance(game, step);
};

/** Plays moves one after the other, turn numbers left out. @throws with the first that cannot be played */
export const played = (game: Game, text: string): Game =>
  text
    .split(/\s+/)
    .map((word) => word.replace(/^\d+\./, ''))
    .filter((word) => word !== '')
    .reduce((before, word) => {
      const after = tryMove(before, word);
      if (after === null) throw new Error(`${word} cannot be played in turn ${before.turn}`);
      return after;
    }, game);
