import type { Random } from '../../common/random';
import { play } from '../../chess/play';
import { coordinates, pieceAt, type Move } from '../../chess/position';
import { isInCheck } from '../../chess/attacks';
import { sanOf } from '../../chess/san';
import { isMateOnBoard } from '../../chess/endings';
import type { Command } from '../rules/commands';
import { decide } from '../rules/decide';
import type { Event } from '../rules/events';
import { evolve } from '../rules/evolve';
import { movesNow } from '../rules/moves/legal';
import { rulesOf } from '../rules/moves/rulesOf';
import { BOARDS, otherTeam, type BoardId } from '../rules/seats';
import type { State } from '../rules/state';
import { newMatch, T0 } from './play';
import { playRandomly, type RandomMatchOf, type StepOf } from '../../testing/randomMatch';

export type Step = StepOf<State, Command, Event>;
export type RandomMatch = RandomMatchOf<State, Command, Event>;

/** How lively a move is: what seldom comes by chance is wanted more. */
const weight = (state: State, board: BoardId, move: Move): number => {
  const rules = rulesOf(state.settings);
  const { position } = state.boards[board];
  const { position: next, captured } = play(rules, position, move);
  const isCheck = isInCheck(rules, next, next.toMove);
  const piece = move.kind === 'move' ? pieceAt(position.squares, rules.squareByName.get(move.from) ?? -1) : null;
  const castles = piece?.type === 'k' && Math.abs(move.to.charCodeAt(0) - coordinates(move).charCodeAt(0)) > 1;
  const corner =
    move.kind === 'drop' &&
    move.piece === 'r' &&
    next.castling[position.toMove].length > position.castling[position.toMove].length;
  const pawnHome = move.kind === 'drop' && move.piece === 'p' && /[27]$/.test(move.to);
  const isQuietKing = piece?.type === 'k' && !castles;
  if (isQuietKing) return 0.05;
  return (
    1 +
    (captured === null ? 0 : 4) +
    (isCheck ? 6 : 0) +
    (isCheck && isMateOnBoard(rules, next) ? 20 : 0) +
    (castles ? 12 : 0) +
    (corner ? 200 : 0) +
    (pawnHome ? 1 : 0) +
    (next.enPassant === null ? 0 : 60) +
    (move.kind === 'move' && move.promotion !== null ? 20 : 0) +
    (position.enPassant !== null && captured === 'p' ? 60 : 0)
  );
};

const choose = (state: State, board: BoardId, from: Random): Move | null => {
  const all = movesNow(state.settings, state.boards[board].position);
  const some = all.length <= 40 ? all : Array.from({ length: 40 }, () => from.pick(all));
  const weighed = some.map((move) => ({ move, weight: weight(state, board, move) }));
  let left = from.next() * weighed.reduce((sum, each) => sum + each.weight, 0);
  for (const each of weighed) {
    left -= each.weight;
    if (left <= 0) return each.move;
  }
  return weighed.at(-1)?.move ?? null;
};

const pressOf = (state: State, board: BoardId, move: Move): Command => {
  const text = sanOf(rulesOf(state.settings), state.boards[board].position, move, isMateOnBoard);
  return { type: 'press', board, text };
};

const SIDES = ['white', 'black'] as const;
const TEAMS = ['first', 'second'] as const;

/** Now and then something that is no move. */
const aside = (from: Random, state: State): Command => {
  const board = from.pick(BOARDS);
  const side = from.pick(SIDES);
  const team = from.pick(TEAMS);
  const declines = state.offers.map((offer): Command => ({ type: 'declineDraw', team: otherTeam(offer) }));
  const all: readonly Command[] = [
    ...Array.from({ length: 6 }, () => declines).flat(),
    { type: 'flag', board, side },
    { type: 'offerDraw', team },
    { type: 'demandMove', team, board },
    { type: 'stopClocks', reason: 'look' },
    { type: 'startClocks' },
    { type: 'addTime', board, side, ms: from.below(5000), reason: 'r' },
    { type: 'setClock', board, side, remainingMs: from.below(60_000) + 1000, reason: 'r' },
    { type: 'punish', board, side, reason: 'named a move' },
    { type: 'press', board, text: from.pick(['e4', 'Nf3', 'Q@e5', 'O-O', 'junk']) },
    ...(state.moves.length > 60 ? [{ type: 'resign', team } as const, { type: 'abort', reason: 'x' } as const] : []),
  ];
  return from.pick(all);
};

const next = (from: Random, state: State): Command => {
  const board = from.pick(BOARDS);
  const move = from.chance(state.offers.length > 0 ? 0.6 : 0.97) ? choose(state, board, from) : null;
  return move === null ? aside(from, state) : pressOf(state, board, move);
};

export const randomMatch = (
  seed: number,
  length: number,
  settings: Readonly<Record<string, unknown>> = {},
): RandomMatch =>
  playRandomly<State, Command, Event>(
    { decide, evolve, isOver: ({ end }) => end !== null, begin: () => ({ type: 'startClocks' }), next, pauseMs: 3000 },
    newMatch({ timePerPlayerMs: 600_000, ...settings }),
    { seed, length, fromMs: T0 },
  );
