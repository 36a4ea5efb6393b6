import type { TurnOptions } from '@schemas/options';
import { addItem, hasItem, toggleItem, withoutKeyChange } from '../entry/editDraft';
import { splitLine, type Item } from '../entry/items';
import { printItem } from '../record/printItem';
import { claimBar } from '../views/claimBar';
import { parseTurnLine } from '../record/turnLine';
import { judgeLine, type LineJudge } from './judgeLine';
import { keyChangesAfter } from './keyChangesAfter';
import { ACTS, optionsWith, type Act } from './options';
import { isOver, type State } from './state';
import { endBeforeMoves } from './turn/endings';
import { settlesBranch } from './turn/itemKinds';
import { newPlan, type Plan } from './turn/plan';
import { keyChangeBarred } from './turn/stakes';

type BoardOptions = TurnOptions['boards'][number];
type Refusal = BoardOptions['branch'];

/** The turn as a branching finds it: what ends before it frees boards, but for the resignation, which bars it (B12). */
const beforeBranching = (state: State): Plan => {
  const { items } = parseTurnLine(state.draft);
  const plan = newPlan(
    state,
    items.filter(({ item }) => item.kind !== 'resign'),
  );
  endBeforeMoves(plan);
  return plan;
};

interface Draft {
  readonly line: string;
  readonly items: readonly Item[];
  readonly judge: LineJudge;
}

/** An act that takes the place of what settles its board. */
const inPlace = ({ line, judge }: Draft, standing: BoardOptions, act: 'resign' | 'offer' | 'draw'): Refusal => {
  const { board, [act]: barred } = standing;
  return barred ?? (hasItem(line, act, board) ? null : judge(toggleItem(line, act, board)));
};

/**
 * A claim is the arbiter's to answer, whatever it is worth; it goes with a move, but beside nothing else that settles
 * its board.
 */
const claimGoesBeside = ({ line, items, judge }: Draft, board: number): boolean => {
  if (items.some((item) => item.board === board && item.kind !== 'move' && settlesBranch(item.kind))) return false;
  return claimBar({ claim: judge(addItem(line, printItem({ kind: 'claim', board }))) }) === null;
};

/**
 * A claim in the place of what settles its board: what it is worth stands as it is, what it would spoil comes before.
 */
const claimInPlace = ({ line, judge }: Draft, { board, claim }: BoardOptions): Refusal => {
  if (hasItem(line, 'claim', board)) return claim;
  return claimBar({ claim: judge(toggleItem(line, 'claim', board)) }) ?? claim;
};

/** Whether an act can be added, all that is drafted staying but another key change. */
const goesBeside = (draft: Draft, after: BoardOptions, act: Act): boolean => {
  const { board, selectTo } = after;
  const { line, judge } = draft;
  if (act === 'claim') return claimGoesBeside(draft, board);
  if (after[act] !== null || act === 'branch' || act === 'pass') return after[act] === null;
  if (act !== 'select') return judge(addItem(line, printItem({ kind: act, board }))) === null;
  const [to] = selectTo;
  const targets = to === undefined ? [] : [{ board: to, chips: null }];
  return judge(addItem(withoutKeyChange(line), printItem({ kind: act, board, targets }))) === null;
};

/**
 * What the side to move may do in this turn after the draft so far. An act takes the place of what the turn has one of:
 * the key change (B4), what settles its board. What cannot be done stands with what the turn would be refused with.
 * @returns null when the game is over
 */
export const optionsAfter = (state: State): TurnOptions | null => {
  if (isOver(state)) return null;
  const options = optionsWith(state, beforeBranching(state));
  const line = state.draft;
  const items = splitLine(line);
  if (items.length === 0) return options;
  const draft: Draft = { line, items, judge: judgeLine(state) };
  const keyChangesOf = keyChangesAfter(state);
  const boardAfter = (standing: BoardOptions): BoardOptions => {
    const settling = {
      resign: inPlace(draft, standing, 'resign'),
      offer: inPlace(draft, standing, 'offer'),
      draw: inPlace(draft, standing, 'draw'),
      claim: claimInPlace(draft, standing),
    };
    const after = { ...standing, ...keyChangesOf(standing), ...settling };
    return { ...after, beside: ACTS.filter((act) => goesBeside(draft, after, act)) };
  };
  return {
    ...options,
    keyChange: keyChangeBarred(items.map(({ kind }) => kind)),
    boards: options.boards.map(boardAfter),
  };
};
