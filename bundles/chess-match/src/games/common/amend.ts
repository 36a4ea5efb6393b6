import equal from 'fast-deep-equal';
import type { Problem } from '@schemas/draft';
import { countedOf, type Counted } from './counted';
import type { Amended, HistoryEvent } from './entry';
import type { Replayer, AnyGame } from './game';
import type { GameEvent } from './event';
import { append, type History } from './history';
import { leaveClocks, type ClockChoice } from './leaveClocks';
import { err, ok, type Result } from './result';

/** What is to be other in the past. */
export interface PastEdits {
  /** Turns by their number among those that count, 1 for the first, each with its new line. */
  readonly edits: readonly { readonly turn: number; readonly line: string }[];
  /**
   * The first turns that are to count no more: with each go the later turns of its thread, and the facts that stood on
   * them.
   */
  readonly cutFrom: readonly number[];
}

/** A turn that counts. */
export interface PlayedTurn {
  readonly number: number;
  readonly seq: number;
  readonly label: string;
  /** Whose turn it is; null in a game that has one thread. */
  readonly thread: string | null;
  readonly line: string;
}

/** A turn that can be looked at and written anew: with the state in which it is made. */
export interface EditedTurn {
  readonly turn: PlayedTurn;
  readonly line: string;
  readonly state: unknown;
}

/** What the rest of the game becomes on the corrected turns. */
export interface Replayed {
  /** Entries that become others; none where nothing does. */
  readonly changes: readonly Amended[];
  /** What counts then, and its fold; as far as it was played. */
  readonly played: readonly Counted[];
  readonly state: unknown;
  /** The edited turns, and the one that does not fit. */
  readonly editedTurns: readonly EditedTurn[];
  /** The first turn that cannot be made any more: nothing after it was looked at. Null: all fits. */
  readonly misfit: { readonly turn: PlayedTurn; readonly problem: Problem } | null;
  /** Turns nobody edited which mean something else now. */
  readonly changed: readonly { readonly turn: PlayedTurn; readonly after: string }[];
  /** Turns that were cut off. */
  readonly gone: readonly PlayedTurn[];
  /** What is no turn, came after the first change and still counts, or does not. */
  readonly kept: readonly GameEvent[];
  readonly lost: readonly GameEvent[];
}

/** The turns that count, in order. */
export const turnsOf = (game: AnyGame, counted: readonly Counted[]): readonly PlayedTurn[] =>
  counted
    .flatMap(({ seq, event }) => {
      const fact = game.undoLabel(event);
      if (fact?.kind !== 'turn') return [];
      return [{ seq, label: fact.label, thread: game.replayer?.threadOf(event) ?? null, line: fact.line }];
    })
    .map((turn, index) => ({ number: index + 1, ...turn }));

/** What is collected on the way. Local to one call of `replay`. */
interface Walk {
  state: unknown;
  /** The game as it was, at the same entry; the same object as long as nothing differs. */
  was: unknown;
  readonly changes: Amended[];
  readonly played: Counted[];
  readonly editedTurns: EditedTurn[];
  readonly gone: PlayedTurn[];
  /** The threads that end before they did; `null` is the only one of a game that has one. */
  readonly cut: Set<string | null>;
  readonly changed: { readonly turn: PlayedTurn; readonly after: string }[];
  readonly kept: GameEvent[];
  readonly lost: GameEvent[];
}

/** One more event; null: nothing stands in its place. */
const step = (game: AnyGame, walk: Walk, { seq, event }: Counted, now: GameEvent | null): void => {
  const isShared = walk.state === walk.was && now !== null && equal(event, now);
  const was = game.evolve(walk.was, event);
  if (now !== null) {
    walk.state = isShared ? was : game.evolve(walk.state, now);
    walk.played.push({ seq, event: now });
  }
  walk.was = was;
  if (now === null || !equal(event, now)) walk.changes.push({ seq, event: now });
};

/** What is no turn: kept or lost, once the game is another. */
const stepOther = (game: AnyGame, replayer: Replayer<unknown, GameEvent>, walk: Walk, counted: Counted) => {
  const { event } = counted;
  if (walk.state === walk.was) {
    step(game, walk, counted, event);
    return;
  }
  const isFact = game.undoLabel(event) !== null;
  const isCut = walk.cut.has(null) || walk.cut.has(game.threadOf(event) ?? '');
  const now = isCut && isFact ? null : replayer.replayOther(walk.state, walk.was, event, walk.cut.size > 0);
  step(game, walk, counted, now);
  if (now === null) walk.lost.push(event);
  else if (isFact) walk.kept.push(now);
};

/** @returns the refusal where the turn cannot be made any more */
const stepTurn = (
  game: AnyGame,
  replayer: Replayer<unknown, GameEvent>,
  walk: Walk,
  counted: Counted,
  turn: PlayedTurn,
  line: string | null,
): Problem | null => {
  const { event } = counted;
  const edited = { turn, line: line ?? turn.line, state: walk.state };
  if (line !== null) walk.editedTurns.push(edited);
  const isAsItWas = walk.state === walk.was && (line === null || line === turn.line);
  const made: Result<GameEvent, Problem> = isAsItWas
    ? ok(event)
    : replayer.replayTurn(walk.state, walk.was, event, line);
  if (!made.ok) {
    if (line === null) walk.editedTurns.push(edited);
    return made.error;
  }
  step(game, walk, counted, made.value);
  if (line === null && replayer.meaningOf(event) !== replayer.meaningOf(made.value))
    walk.changed.push({ turn, after: game.undoLabel(made.value)?.line ?? '' });
  return null;
};

/**
 * Plays the game again from the first edited turn: pure, by the rules that decided it at first. Stops at the first turn
 * that does not fit. What was done between the turns stays in its place or is named as lost.
 */
export const replay = <State>(
  game: AnyGame,
  replayer: Replayer<unknown, GameEvent>,
  history: History<State>,
  { edits, cutFrom }: PastEdits,
): Replayed => {
  const counted = countedOf(history);
  const turns = new Map(turnsOf(game, counted).map((turn) => [turn.seq, turn]));
  const lines = new Map(edits.map(({ turn, line }) => [turn, line]));
  const { initial } = history;
  const lists = { changes: [], played: [], editedTurns: [], gone: [], changed: [], kept: [], lost: [] };
  const walk: Walk = { state: initial, was: initial, cut: new Set(), ...lists };
  for (const entry of counted) {
    const turn = game.undoLabel(entry.event)?.kind === 'turn' ? turns.get(entry.seq) : undefined;
    if (turn === undefined) stepOther(game, replayer, walk, entry);
    else if (walk.cut.has(turn.thread) || cutFrom.includes(turn.number)) {
      walk.cut.add(turn.thread);
      walk.gone.push(turn);
      step(game, walk, entry, null);
    } else {
      const problem = stepTurn(game, replayer, walk, entry, turn, lines.get(turn.number) ?? null);
      if (problem !== null) return { ...walk, misfit: { turn, problem } };
    }
  }
  return { ...walk, misfit: null };
};

const refuse = (code: string, params: Problem['params']): Problem => ({ code, params, rule: 'B27', item: null });

/**
 * Looks for an edit that cannot be made.
 * @returns amend/no_such_turn where an edit or the cut names a turn that nobody has made
 */
export const pastEditsProblem = <State>(
  game: AnyGame,
  history: History<State>,
  { edits, cutFrom }: PastEdits,
): Problem | null => {
  const played = turnsOf(game, countedOf(history)).length;
  const turn = [...edits.map((edit) => edit.turn), ...cutFrom].find((at) => at > played);
  return turn === undefined ? null : refuse('amend/no_such_turn', { turn, played });
};

/** The first turn that becomes another, in words: the line it was and the line it is, "" where it is cut off. */
const firstOf = (game: AnyGame, history: History<unknown>, { changes }: Replayed) => {
  const turns = new Map(turnsOf(game, countedOf(history)).map((turn) => [turn.seq, turn]));
  const first = changes.find(({ seq }) => turns.has(seq));
  const turn = first === undefined ? undefined : turns.get(first.seq);
  const after = first === undefined || first.event === null ? '' : (game.undoLabel(first.event)?.line ?? '');
  return { turn: turn?.label ?? '', before: turn?.line ?? '', after };
};

/** The event of a correction that was played through, its clocks left as asked. */
export const amendment = (
  game: AnyGame,
  history: History<unknown>,
  replayed: Replayed,
  atMs: number,
  { reason, clocks }: { readonly reason: string; readonly clocks: ClockChoice },
): HistoryEvent => {
  const { changes, played } = replayed;
  const event = { type: 'amended', atMs, reason, ...firstOf(game, history, replayed), changes, clocks: [] } as const;
  const { state } = append(game, history, event);
  return { ...event, clocks: leaveClocks(game, { history, played, state, atMs, reason }, clocks) };
};

/**
 * Makes the correction of the past as one event (B27).
 * @returns amend/no_such_turn, amend/clock_running, amend/no_change, or why the first turn that does not fit is refused
 */
export const decideAmend = (
  game: AnyGame,
  replayer: Replayer<unknown, GameEvent>,
  history: History<unknown>,
  atMs: number,
  asked: PastEdits & { readonly reason: string; readonly clocks: ClockChoice },
): Result<HistoryEvent, Problem> => {
  const wrong = pastEditsProblem(game, history, asked);
  if (wrong !== null) return err(wrong);
  if (game.lookBack.clocks(history.state).some(({ running }) => running !== null))
    return err(refuse('amend/clock_running', {}));
  const replayed = replay(game, replayer, history, asked);
  if (replayed.misfit !== null) return err(replayed.misfit.problem);
  if (replayed.changes.length === 0) return err(refuse('amend/no_change', {}));
  return ok(amendment(game, history, replayed, atMs, asked));
};
