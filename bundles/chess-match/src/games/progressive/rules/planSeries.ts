import type { Problem } from '../../common/problem';
import { moveOf } from './series';
import { refuse } from './errors';
import { advance, type Game } from './game';
import { readMove } from './readMove';
import { gameIn, type MadeMove, type State } from './state';

/** A word of a line, and what is wrong with it; behind the first that is wrong nothing is judged. */
export interface PlannedItem {
  readonly text: string;
  readonly problem: Problem | null;
  readonly made: MadeMove | null;
}

/** A line as a series, as far as it can be played. */
export interface PlannedSeries {
  readonly items: readonly PlannedItem[];
  readonly moves: readonly MadeMove[];
  /** After those moves; of the next turn once the series is whole. */
  readonly game: Game;
  /** Moves still to be made. */
  readonly lacks: number;
  readonly problem: Problem | null;
}

/** "3.Bc4", "3.", "1:Bc4": the number of the turn and that of the only board may stand before a move. */
const WORD = /^(?:(?<turn>\d{1,4})\.+)?(?:1:)?(?<move>.*)$/su;

const wordsOf = (line: string): readonly string[] => line.split(/[\s,;]+/u).filter((word) => word !== '');

interface Walk {
  readonly begun: Game;
  game: Game;
  readonly items: PlannedItem[];
  problem: Problem | null;
}

const isWhole = ({ begun, game }: Walk): boolean => game.turn !== begun.turn || game.end !== null;

/** The word after the moves before it; null: it says nothing but the turn's number. */
const judged = (walk: Walk, text: string): Omit<PlannedItem, 'text'> | null => {
  const { begun, game } = walk;
  const { turn, move = '' } = WORD.exec(text)?.groups ?? {};
  const refused = (problem: Problem): Omit<PlannedItem, 'text'> => ({ problem, made: null });
  if (turn !== undefined && Number(turn) !== begun.turn)
    return refused(refuse('series/wrong_turn', { expected: begun.turn, found: Number(turn) }, text));
  if (move === '') return null;
  if (isWhole(walk)) {
    const { length } = begun.series;
    const made = walk.items.filter((item) => item.made !== null).length;
    return refused(refuse('series/long', { text: move, length, byCheck: made < length }, text));
  }
  const read = readMove(game, move);
  if (!read.ok) return refused({ ...read.error, item: text });
  const { step, san } = read.value;
  walk.game = advance(game, step);
  const { from, to, promotion } = moveOf(game.series.kind, step);
  return { problem: null, made: { from, to, promotion, san } };
};

/** A line judged word by word: each is the next move of the series. */
export const planSeries = (state: State, line: string): PlannedSeries => {
  const begun = gameIn(state);
  const walk: Walk = { begun, game: begun, items: [], problem: null };
  for (const text of wordsOf(line)) {
    const found = walk.problem === null ? judged(walk, text) : { problem: null, made: null };
    if (found === null) continue;
    walk.items.push({ text, ...found });
    walk.problem ??= found.problem;
  }
  const { items, game, problem } = walk;
  return {
    items,
    moves: items.flatMap(({ made }) => (made === null ? [] : [made])),
    game,
    lacks: isWhole(walk) ? 0 : game.series.length - game.series.made,
    problem,
  };
};

const drafts = new WeakMap<State, PlannedSeries>();

/**
 * The draft of a state, worked out once: pages are shown it while it is entered, and the press commits the very same.
 */
export const plannedDraft = (state: State): PlannedSeries => {
  const known = drafts.get(state);
  if (known !== undefined) return known;
  const planned = planSeries(state, state.draft);
  drafts.set(state, planned);
  return planned;
};
