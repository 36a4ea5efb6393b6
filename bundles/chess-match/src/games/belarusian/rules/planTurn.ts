import type { Position } from '../../chess/position';
import type { Problem } from '../../common/problem';
import { callsOf, type Call } from './calls';
import { endOf, type End } from './end';
import { refuse, refuseTurn } from './errors';
import { keyOf } from './fen';
import { readTurn } from './readTurn';
import { seenIn, toMove, type State } from './state';
import { afterTurn, type Turn } from './turn';

/** What a turn comes to. */
export interface Outcome {
  readonly turn: Turn;
  readonly after: Position;
  readonly end: End | null;
  readonly calls: readonly Call[];
}

/** A line as a turn: what it comes to, or why it is none; both null for an empty line. */
export interface PlannedTurn {
  readonly outcome: Outcome | null;
  readonly problem: Problem | null;
}

/** What a turn that may be made comes to. */
export const outcomeOf = ({ settings, position, keys }: State, turn: Turn): Outcome => {
  const after = afterTurn(settings, position, turn);
  const end = endOf(settings, after, seenIn(keys, keyOf(after)) + 1);
  return { turn, after, end, calls: callsOf(settings, position, after, end) };
};

/** "5.e2-e4", "1:e2-e4": the number of the move and that of the only board may stand before a turn. */
const WORD = /^(?:\d{1,4}\.+)?(?:1:)?(?<turn>.*)$/su;

/** What is written in a line one behind the other, without numbers. */
export const wordsOf = (line: string): readonly string[] =>
  line.split(/[\s,;]+/u).flatMap((word) => {
    const turn = WORD.exec(word)?.groups?.['turn'] ?? '';
    return turn === '' ? [] : [turn];
  });

const refused = (problem: Problem): PlannedTurn => ({ outcome: null, problem });

/** A line judged: one turn, and nothing behind it. */
export const planTurn = (state: State, line: string): PlannedTurn => {
  const [text, second] = wordsOf(line);
  if (text === undefined) return { outcome: null, problem: null };
  const read = readTurn(state.settings, state.position, text);
  if (!read.ok) {
    const { error } = read;
    return refused(
      error.kind === 'unreadable' ? refuse('turn/unreadable', { text }, text) : refuseTurn(text, toMove(state), error),
    );
  }
  if (second !== undefined) return refused(refuse('turn/second', { text: second }, second));
  return { outcome: outcomeOf(state, read.value), problem: null };
};

const drafts = new WeakMap<State, PlannedTurn>();

/**
 * The draft of a state, worked out once: pages are shown it while it is entered, and the press commits the very same.
 */
export const plannedDraft = (state: State): PlannedTurn => {
  const known = drafts.get(state);
  if (known !== undefined) return known;
  const planned = planTurn(state, state.draft);
  drafts.set(state, planned);
  return planned;
};
