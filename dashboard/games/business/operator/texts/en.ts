import type { Side } from 'chess-match/client';
import { chipsText } from 'chess-match/games/business';
import type { HelpWords } from '../../../../operator/screen';
import type { BoardAction } from '../model/actions';

const NAME: Readonly<Record<Side, string>> = { white: 'White', black: 'Black' };

const chips = (count: number): string => chipsText(count, 'en');

const ACTION_TITLE = {
  branch: 'Branch: double the board and split its chips',
  pass: 'Pass: move a chip to another board',
  select: 'Select: give the branch up, keep its chips',
  resign: 'Resign the branch without selection: its chips go to the table',
  offer: 'Offer a draw on this board',
  draw: 'Accept the opponent’s draw offer',
  claim: 'Claim a draw: threefold repetition or 50 moves',
} satisfies Record<BoardAction, string>;

/** What the operator's page of Business Chess says besides. */
export const en = {
  header: {
    table: (count: number) => `On the table: ${chips(count)}`,
    veto: 'Veto',
    vetoed: (side: Side) => `Veto by ${NAME[side]}`,
    control: 'Board C',
    controlOn: 'Board C',
    cards: (count: number) => `Red line crossed: ${count}`,
  },
  board: {
    chips,
    dragChip: 'Drag a chip to another board: pass',
    from: (mother: number) => `from board ${mother}`,
    action: {
      branch: 'Branch',
      pass: 'Pass',
      select: 'Select',
      resign: 'Resign',
      offer: 'Draw?',
      draw: 'Accept ½',
      claim: 'Claim ½',
    } satisfies Record<BoardAction, string>,
    actionTitle: ACTION_TITLE,
    split: (keep: number, mother: number, give: number, daughter: number) =>
      `${keep} on board ${mother}, ${give} on board ${daughter}`,
    keeps: 'stays',
    passHere: (size: number, from: number) => `${chips(size)} here from ${from}`,
    passFrom: (from: number, size: number) =>
      `Pass from board ${from}: where to with ${size === 1 ? 'the chip' : chips(size)}?`,
    selectFrom: (board: number, placed: number, rating: number) =>
      `Selection of board ${board}: ${placed} of ${rating} placed`,
    selectAll: (from: number) => `All of ${from} here`,
    selectHere: (board: number) => `Chips to board ${board}`,
    done: 'Done',
    giveNotUp: 'Do not give up',
    unconfirmed: 'not confirmed',
    unconfirmedTitle: 'The arbiter has not compared this board yet',
    result: (kind: string, turn: string, count: number, white: string, black: string) =>
      `${kind}, turn ${turn} · ${chips(count)} · ${white}:${black}`,
    less: 'less',
    more: 'more',
  },
  confirm: {
    flagText: (side: Side) =>
      `${NAME[side]} is out of time: all its live branches are lost (or drawn where the opponent cannot mate).`,
    vetoTitle: 'Veto on branching',
    vetoText: (side: Side) => `${NAME[side]} declares the veto. There will be no branching for the rest of the game.`,
    controlTitle: 'Control board C',
    controlText: 'The clock stops and there will be no more branching. Who asks?',
    controlBy: 'Asked by',
  },
  lineHint: '1:Nf3 2:exd5 pass 1>2',
  boardKey: (board: number) => `Board ${board}: its move field; in a pass or selection a chip to it`,
  help: {
    fixedTitle: 'Keys that stay as they are',
    fixed: [
      ['Ctrl+Enter', 'press the clock'],
      ['Enter in the turn line', 'press the clock if the turn is complete'],
      ['/', 'turn line'],
      ['Tab', 'take a suggestion, arrows choose'],
      ['1 … 5 outside fields', 'move field of the board; in a pass or selection: a chip to it'],
      ['Esc', 'stop what was begun, close a window'],
    ] satisfies HelpWords['fixed'],
    mouseTitle: 'Mouse',
    mouse: [
      'Move: drag a piece, or click it and its square. Again: the move is replaced.',
      'Pass: drag a chip from board to board.',
      'Selection: "Select" on the board to give up, then place all its chips with + and −.',
      'Branching: "Branch" on a board, split the chips with the stepper, make a move on the new board too.',
    ],
    lineTitle: 'Turn line',
    line: [
      ['2:Nf3', 'a move on board 2'],
      ['branch 1>2 3+7', 'branching: board 1 keeps 3, board 2 gets 7'],
      ['pass 1>3', 'a pass from board 1 to board 3'],
      ['select 5>1:2,3:1', 'board 5 given up: two chips to board 1, one to board 3'],
      ['resign 4', 'board 4 resigned without selection'],
      ['offer 2 · draw 2', 'a draw offered · accepted on board 2'],
      ['claim 2', 'a draw claimed on board 2'],
    ] satisfies HelpWords['line'],
  },
};

export type BusinessTexts = typeof en;
