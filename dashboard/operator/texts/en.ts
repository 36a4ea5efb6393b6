import type { Language, ObsView, Side } from 'chess-match/client';
import type { BoardAction } from '../../games/business/operator/model/keyboard';
import type { DraftState, DraftNotice } from 'chess-match/client/turn';
import type { ByKeys } from 'chess-match/client/view';
import { chipsText } from 'chess-match/client/view';

const NAME: Readonly<Record<Side, string>> = { white: 'White', black: 'Black' };

const chips = (count: number): string => chipsText(count, 'en');
const listed = (boards: readonly number[]): string => boards.join(', ');

const ACTION_TITLE = {
  branch: 'Branch: double the board and split its chips',
  pass: 'Pass: move a chip to another board',
  select: 'Select: give the branch up, keep its chips',
  resign: 'Resign the branch without selection: its chips go to the table',
  offer: 'Offer a draw on this board',
  draw: 'Accept the opponent’s draw offer',
  claim: 'Claim a draw: threefold repetition or 50 moves',
} satisfies Record<BoardAction, string>;

/** Every word the operator page says, in one language. A missing one does not compile. */
export const en = {
  language: 'en' as Language,
  side: NAME,
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  banner: {
    waiting: 'Waiting for the server…',
    offline: 'No connection to the server. Nothing is sent and nothing queues up; the page will come back by itself.',
    noLink: 'No connection: the line is locked, what is typed goes nowhere',
    notice: {
      replaced: 'The draft was changed on another page; your text was replaced:',
      refused: 'The draft was not accepted:',
      unsent: 'The connection was lost, this was not sent:',
    } satisfies Record<DraftNotice['kind'], string>,
    takeBack: 'Use my text',
    demo: 'Demonstration: it plays by itself, again and again. “New match” below begins a real one.',
    rehearsal: 'REHEARSAL',
  },
  header: {
    label: 'Score and clocks',
    noMatch: 'No match is open',
    toMove: (side: Side) => `${NAME[side]} to move`,
    over: 'The game is over',
    score: 'Score',
    clock: (side: Side) => `${NAME[side]}'s clock`,
    running: 'Clock running',
    stopped: 'Clock stopped',
    start: 'Start clock',
    stop: 'Stop clock',
    stopReason: 'stopped by the operator',
    table: (count: number) => `On the table: ${chips(count)}`,
    veto: 'Veto',
    vetoed: (side: Side) => `Veto by ${NAME[side]}`,
    flag: 'Flag fell',
    control: 'Board C',
    controlOn: 'Board C',
    cards: (count: number) => `Red line crossed: ${count}`,
    bothGames: (white: string, black: string) => `Match ${white}:${black}`,
  },
  board: {
    name: (board: number) => `Board ${board}`,
    squares: (board: number) => `Position on board ${board}`,
    empty: 'free',
    chips,
    dragChip: 'Drag a chip to another board: pass',
    lastMove: (san: string) => `last ${san}`,
    from: (mother: number) => `from board ${mother}`,
    state: {
      'to-move': 'to move',
      moved: 'moved',
      'given-up': 'given up',
      resigned: 'resigned',
      drawn: 'drawn',
      claimed: 'draw claimed',
    } satisfies Record<DraftState, string>,
    field: (board: number) => `Move on board ${board}`,
    fieldHint: 'move: Nf3',
    notAMove: (typed: string) => `There is no move ${typed} here`,
    removeMove: 'Remove the move',
    promote: 'Promotion',
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
    offered: 'The opponent offers a draw',
    unconfirmed: 'not confirmed',
    unconfirmedTitle: 'The arbiter has not compared this board yet',
    result: (kind: string, turn: string, count: number, white: string, black: string) =>
      `${kind}, turn ${turn} · ${chips(count)} · ${white}:${black}`,
    less: 'less',
    more: 'more',
  },
  turn: {
    label: 'Turn',
    line: 'Turn line',
    lineHint: '1:Nf3 2:exd5 pass 1>2',
    items: 'Entered so far',
    noItems: 'Nothing yet',
    remove: (text: string) => `Remove ${text}`,
    clear: 'Clear',
    lacks: (boards: readonly number[]) => `${boards.length === 1 ? 'Board' : 'Boards'} ${listed(boards)} to move`,
    unfinished: 'unfinished',
    mend: 'mend what is red',
    ready: 'The turn is ready',
    checking: 'checking…',
    suggestions: 'Suggestions',
    byKeys: (words: readonly ByKeys[]): string =>
      words.map(({ typed, read }) => `"${typed}": Latin keyboard, read as ${read}`).join('; '),
    press: 'PRESS CLOCK',
    startStanding: '▶ Start it',
    standsSinceUndo: (turn: string) => `Clocks stand since the undo of ${turn}`,
    stands: (reason: string) => `Clocks stand${reason === '' ? '' : `: ${reason}`}`,
    pressFor: (side: Side) => `${NAME[side]}'s turn`,
    over: 'The game is over',
    noMatch: 'No match is open',
  },
  confirm: {
    vetoTitle: 'Veto on branching',
    vetoText: (side: Side) => `${NAME[side]} declares the veto. There will be no branching for the rest of the game.`,
    flagTitle: 'Flag fell',
    flagText: (side: Side) =>
      `${NAME[side]} is out of time: all its live branches are lost (or drawn where the opponent cannot mate).`,
    controlTitle: 'Control board C',
    controlText: 'The clock stops and there will be no more branching. Who asks?',
    controlBy: 'Asked by',
    yes: (side: Side) => `Yes, ${NAME[side]}`,
  },
  newMatch: {
    open: 'New match',
  },
  matches: {
    open: 'Matches',
    title: 'Matches',
    none: 'No matches yet',
    openThis: 'Open',
    isOpen: 'open',
    status: { waiting: 'not begun', playing: 'being played', over: 'over' },
    returnGame: 'Return game',
    created: (atMs: number) => new Date(atMs).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' }),
  },
  arbiter: { open: 'Arbiter', title: 'Arbiter' },
  obs: {
    label: 'OBS',
    state: {
      'not-configured': 'OBS: not configured',
      connecting: 'OBS: connecting…',
      connected: 'OBS: connected',
      lost: 'OBS: connection lost',
      refused: 'OBS: refused',
    } satisfies Record<ObsView['state'], string>,
    program: (scene: string) => `program: ${scene}`,
    scene: (side: Side) => `${NAME[side]} audience`,
    missing: (scene: string) => `There is no scene "${scene}" in OBS`,
    noName: 'no scene named',
    follow: 'Follow side to move',
  },
  overlays: {
    open: 'Overlays',
    title: 'Addresses of the overlays for OBS',
    hint: 'In OBS: a browser source, 1920 × 1080, with an address from here.',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Select and copy it yourself',
  },
  help: {
    /** What the keys do that a person can change; those of a board have the titles of its buttons. */
    keys: {
      press: 'Press the clock',
      line: 'Turn line',
      clock: 'Start or stop the clock',
      undo: 'Undo the last fact (asks first)',
    },
    boardKey: (board: number) => `Board ${board}: its move field; in a pass or selection a chip to it`,
    fixedTitle: 'Keys that stay as they are',
    fixed: [
      ['Ctrl+Enter', 'press the clock'],
      ['Enter in the turn line', 'press the clock if the turn is complete'],
      ['/', 'turn line'],
      ['Tab', 'take a suggestion, arrows choose'],
      ['1 … 5 outside fields', 'move field of the board; in a pass or selection: a chip to it'],
      ['Esc', 'stop what was begun, close a window'],
    ] satisfies readonly (readonly [keys: string, what: string])[],
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
    ] satisfies readonly (readonly [item: string, what: string])[],
  },
};

export type Strings = typeof en;
