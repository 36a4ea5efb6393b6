import type { Random } from '../../common/random';
import type { Side } from '../../common/sides';
import { readFen } from '../../chess/readFen';
import { writeFen } from '../../chess/writeFen';
import type { Command } from '../rules/commands';
import { decide } from '../rules/decide';
import type { Event } from '../rules/events';
import { evolve } from '../rules/evolve';
import { initial } from '../rules/initial';
import { sansNow } from '../rules/legalAfter';
import { rulesOf } from '../rules/moves/rulesOf';
import type { BoardId } from '../rules/seats';
import { isRunning, type State } from '../rules/state';
import { machineOf, T0 } from '../../testing/machine';

export { T0 };

export const { newMatch, fold, decided, after, refused } = machineOf<State, Command, Event>({
  initial,
  decide,
  evolve,
});

/** Code, rule and parameters of a refusal that must come. */
export const refusal = (state: State, command: Command, nowMs: number = T0) => {
  const { code, rule, params } = refused(state, command, nowMs);
  return { code, rule, params };
};

/** Presses "A:e4 B:d4 A:e5" one after the other, all at once or each at a time of its own. */
export const moves = (state: State, line: string, atMs: (index: number) => number = () => T0): State =>
  line
    .split(/\s+/)
    .filter((word) => word !== '')
    .reduce((at, word, index) => {
      const [board, text = ''] = word.split(':');
      return after(at, { type: 'press', board: board === 'A' ? 'A' : 'B', text }, atMs(index));
    }, state);

/** A match with positions of one's own on the boards; null leaves a board as it is at the start. */
export const matchOn = (
  fens: Readonly<Record<BoardId, string | null>>,
  settings: Readonly<Record<string, unknown>> = {},
): State => {
  const begun = newMatch(settings);
  const boardOf = (board: BoardId): State['boards']['A'] => {
    const fen = fens[board];
    if (fen === null) return begun.boards[board];
    const read = readFen(rulesOf(begun.settings), fen);
    if (!read.ok) throw new Error(`${fen}: ${read.error.kind} ${read.error.text}`);
    return { ...begun.boards[board], position: read.value, keys: [] };
  };
  return { ...begun, boards: { A: boardOf('A'), B: boardOf('B') } };
};

export const fenOf = (state: State, board: BoardId): string =>
  writeFen(rulesOf(state.settings), state.boards[board].position);

/** The reserve of a player, "qnp". */
export const reserveOf = (state: State, board: BoardId, side: Side): string =>
  Object.entries(state.boards[board].position.reserve[side])
    .map(([type, count]) => type.repeat(count))
    .join('');

export const result = ({ end }: State): readonly [unknown, unknown] | null =>
  end === null ? null : [end.result, end.reason];

/** A legal move on a board, or now and then both clocks stopped or started. */
export const pressOrStop = (state: State, board: BoardId, { chance, pick }: Random): Command => {
  if (chance(0.15)) return isRunning(state) ? { type: 'stopClocks', reason: '' } : { type: 'startClocks' };
  const sans = sansNow(state, board);
  return { type: 'press', board, text: sans.length === 0 ? '' : pick(sans).san };
};
