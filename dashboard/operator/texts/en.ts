import type { Language, ObsView, Side } from 'chess-match/client';
import type { ByKeys, DraftNotice } from 'chess-match/client/turn';
import type { DraftState } from 'chess-match/games/business';
import type { HelpWords } from '../screen';

const NAME: Readonly<Record<Side, string>> = { white: 'White', black: 'Black' };

const listed = (boards: readonly number[]): string => boards.join(', ');

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
    demo: 'Demonstration: it plays by itself, one game after another. “New match” below begins a real one.',
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
    flag: 'Flag fell',
    bothGames: (white: string, black: string) => `Match ${white}:${black}`,
  },
  board: {
    name: (board: number) => `Board ${board}`,
    squares: (board: number) => `Position on board ${board}`,
    empty: 'free',
    lastMove: (san: string) => `last ${san}`,
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
  },
  turn: {
    label: 'Turn',
    line: 'Turn line',
    lineHint: '1:Nf3',
    items: 'Entered so far',
    noItems: 'Nothing yet',
    noMove: 'No move yet',
    anyHint: 'the move as it is written',
    takeBackStep: (move: string) => `Take back ${move} and what follows it`,
    more: (count: number) => `… and ${count} more`,
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
  /** Acts of a side of a game of two. */
  duel: {
    offer: 'Offer a draw',
    agree: 'Agree to the draw',
    decline: 'Decline the draw',
    resign: 'Resign',
    resigns: (name: string) => `${name} resigns: the game is lost.`,
    yes: 'Yes, resigns',
  },
  confirm: {
    flagTitle: 'Flag fell',
    flagText: (side: Side) =>
      `${NAME[side]} is out of time: the game is lost (or drawn where the opponent cannot mate).`,
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
    nextGame: (game: number, of: number) => `Next game: ${game} of ${of}`,
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
    /** What the keys do that a person can change. */
    lineKey: 'Turn line',
    boardKey: (board: number) => `Board ${board}: its move field`,
    fixedTitle: 'Keys that stay as they are',
    fixed: [
      ['Ctrl+Enter', 'press the clock'],
      ['Enter in the turn line', 'press the clock if the turn is complete'],
      ['/', 'turn line'],
      ['Tab', 'take a suggestion, arrows choose'],
      ['1 … 9 outside fields', 'move field of the board'],
      ['Esc', 'close a window'],
    ] satisfies HelpWords['fixed'],
    mouseTitle: 'Mouse',
    mouse: ['Move: drag a piece, or click it and its square. Again: the move is replaced.'],
    lineTitle: 'Turn line',
    line: [['1:Nf3', 'a move on board 1']] satisfies HelpWords['line'],
  },
};

export type Strings = typeof en;
