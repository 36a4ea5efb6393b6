import type { ProgressiveEntry } from '@schemas/entry';
import { checkOf } from '../../chess/attacks';
import { placementOn } from '../../chess/placementOn';
import { pieceAt } from '../../chess/position';
import { ONE_THREAD } from '../../common/threads';
import { sidesEntry } from '../../duel/views/sidesEntry';
import type { Game } from '../rules/game';
import { options, type Options } from '../rules/options';
import type { State } from '../rules/state';
import { markOf } from './board';

/** Views know no moment: what depends on the time of a press is said when it is pressed. */
const NO_MOMENT = 0;

/** Views write kinds of pieces in capitals. */
const kindOf = (piece: string): string => piece.toUpperCase();

const draftOf = (state: State, { series }: Options, version: number): ProgressiveEntry['draft'] => {
  const { items, moves, game, lacks } = series;
  const { kind, position } = game.series;
  const check = checkOf(kind.rules, position);
  return {
    version,
    line: state.draft,
    items: items.map(({ text, made, problem }) => ({ text, san: made?.san ?? null, problem })),
    lacks,
    pieces: placementOn(kind.rules, position),
    lastMoves: moves.map(markOf),
    check: check === null ? [] : [check],
    end: game.end === null ? null : { result: game.end.result, reason: game.end.reason },
  };
};

const movesOf = ({ series }: Options, steps: Options['next']): ProgressiveEntry['moves'] => {
  const { kind, position } = series.game.series;
  const nameOf = (square: number): string => kind.rules.names[square] ?? '';
  return steps.map(({ step: { from, to, promotion }, san }) => ({
    san,
    from: nameOf(from),
    to: nameOf(to),
    piece: kindOf(pieceAt(position.squares, from)?.type ?? ''),
    promotion: promotion === null ? null : kindOf(promotion),
  }));
};

const movedIn = ({ series: { kind, times } }: Game): ProgressiveEntry['moved'] =>
  Object.entries(times).map(([square, count]) => ({ square: kind.rules.names[Number(square)] ?? '', times: count }));

/**
 * What those who enter the match need: the draft as a series, what may be played next, and why something may not be
 * done.
 */
export const entry = (
  state: State,
  drafts: Readonly<Record<string, number>>,
  matchVersion: number,
): ProgressiveEntry => {
  const may = options(state, NO_MOMENT);
  return {
    game: 'progressive',
    matchVersion,
    draft: draftOf(state, may, drafts[ONE_THREAD] ?? 0),
    press: may.press,
    moves: movesOf(may, may.next),
    instead: movesOf(may, may.instead),
    moved: movedIn(may.series.game),
    sides: sidesEntry(may),
    claim: may.claim,
    startClock: may.startClock,
    stopClock: may.stopClock,
  };
};
