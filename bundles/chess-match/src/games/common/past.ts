import type { BoardView } from '@schemas/boards';
import type { PastChange, PastTurn } from '@schemas/past';
import equal from 'fast-deep-equal';
import { countedOf, pastOf } from './counted';
import type { GameEvent } from './event';
import type { AnyGame } from './game';
import type { History } from './history';
import { findMoments, NO_MOMENTS, type FoundMoments } from './keyMoments';

/** The past of a match as far as it was folded, ready to go on. */
export interface FoldedPast {
  /** Which entries do not count, and which corrections do: another answer means that the past has changed. */
  readonly out: string;
  readonly entries: number;
  readonly state: unknown;
  readonly found: FoundMoments;
  readonly begins: readonly BoardView[];
  /** Before the last turn, and now. */
  readonly before: readonly BoardView[];
  readonly now: readonly BoardView[];
  readonly turns: readonly PastTurn[];
}

const piecesChanged = (before: BoardView['pieces'], now: BoardView['pieces']): PastChange['pieces'] => {
  const squares = new Set([...Object.keys(before), ...Object.keys(now)]);
  return Object.fromEntries(
    [...squares]
      .filter((square) => before[square] !== now[square])
      .map((square) => [square, now[square] ?? null] as const),
  );
};

const changeOf = (before: BoardView | undefined, now: BoardView): PastChange => {
  const { board, pieces, ...rest } = now;
  const was: Readonly<Record<string, unknown>> = { ...before };
  return {
    board,
    pieces: piecesChanged(before?.pieces ?? {}, pieces),
    rest: Object.fromEntries(Object.entries(rest).filter(([name, value]) => !equal(was[name], value))),
  };
};

const changesOf = (before: readonly BoardView[], now: readonly BoardView[]): PastChange[] =>
  now.flatMap((view) => {
    const was = before.find(({ board }) => board === view.board);
    return equal(was, view) ? [] : [changeOf(was, view)];
  });

/** The past after one more event that counts: what is no turn belongs to the turn before it. */
const follow = (game: AnyGame, past: FoldedPast, event: GameEvent): FoldedPast => {
  const state: unknown = game.evolve(past.state, event);
  const found = findMoments(past.found, game, state, event);
  const fact = game.undoLabel(event);
  const { boards: now, score, ply } = game.lookBack.glance(state);
  const next = { ...past, state, found, now };
  const last = past.turns.at(-1);
  if (fact?.kind === 'turn') {
    const thread = game.threadOf(event) ?? game.threads[0] ?? '';
    const turn: PastTurn = {
      turn: fact.label,
      ply,
      side: game.lookBack.toMove(past.state, thread),
      atMs: event.atMs,
      ...score,
      boards: changesOf(past.now, now),
    };
    return { ...next, before: past.now, turns: [...past.turns, turn] };
  }
  if (last === undefined) return { ...next, begins: now, before: now };
  // What is the same stays the same object: it is neither compared nor told again.
  if (equal(past.now, now) && last.white === score.white && last.black === score.black) return next;
  return { ...next, turns: [...past.turns.slice(0, -1), { ...last, ...score, boards: changesOf(past.before, now) }] };
};

const begin = (game: AnyGame, initial: unknown, out: string): FoldedPast => {
  const { boards } = game.lookBack.glance(initial);
  const none = { entries: 0, found: NO_MOMENTS, turns: [] };
  return { ...none, out, state: initial, begins: boards, before: boards, now: boards };
};

/**
 * The turns of a match and its key moments, as far as they count (B27).
 * @param known what was folded before of the same match; gone on from where the past has not changed
 */
export const foldPast = <State>(game: AnyGame, history: History<State>, known: FoldedPast | null): FoldedPast => {
  const out = pastOf(history);
  const isSame = known?.out === out && known.entries <= history.entries.length;
  let past = isSame ? known : begin(game, history.initial, out);
  const { entries } = past;
  for (const { seq, event } of countedOf(history)) if (seq > entries) past = follow(game, past, event);
  return { ...past, entries: history.entries.length };
};
