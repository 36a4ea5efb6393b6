import { GAME_PROTOCOLS, type CommandBody, type ProtocolView, type Side } from 'chess-match/client';
import type { LossCause } from '../../gapOf';

type Entry = ProtocolView['entries'][number];
export type ProtocolKind = Entry['kind'];
export type IncidentKind = NonNullable<Entry['incident']>;
export type Ruling = Extract<CommandBody, { readonly type: 'ruleResult' }>['ruling'];
export type Penalty = 'warning' | 'expulsion' | 'time';

const NAME: Readonly<Record<Side, string>> = { white: 'White', black: 'Black' };
const whose = (side: Side | null): string => (side === null ? 'the clocks' : `${NAME[side]}'s clock`);
const boards = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'Board' : 'Boards'} ${numbers.join(', ')}`;

/** What the clock does after a flag or a press; a mode of another game is shown as it is. */
const MODE: Readonly<Record<string, string>> = {
  regular: 'regular time',
  increment30: '+30 s a move',
  plus5min: '+5 minutes given',
  incrementAtFlag: '+30 s after the flag',
  none: 'nothing added',
  swedish: 'one a player',
};

/** Every word of what an arbiter enters, on whichever page. A missing one does not compile. */
export const en = {
  side: NAME,
  played: (line: string): string => line,
  team: 'Team',
  board: 'Board',
  boards: 'Boards',
  boardName: (board: number | string) => `Board ${board}`,
  reason: 'Reason',
  reasonHint: 'It goes into the protocol.',
  done: 'Done',
  yes: 'Confirm',
  noMatch: 'No match is open',
  over: 'The game is over',
  clock: {
    title: 'Clock',
    of: (side: Side) => `${NAME[side]}'s clock`,
    start: 'Start',
    stop: 'Stop',
    stopReason: 'stopped by the arbiter',
    press: (side: Side) => `Press for ${NAME[side]}`,
    lacks: (numbers: readonly number[]) => `${boards(numbers)} to move`,
    notReady: 'The turn is not ready',
    running: 'running',
    stopped: 'stopped',
    toMove: 'to move',
    time: 'Time',
    flag: 'Flag fell',
    flagCosts: (side: Side) => `${NAME[side]} is out of time and loses, or draws where the opponent cannot mate.`,
    timeHint: '1:30:00 or 5:00; a minus takes time',
    set: 'Set',
    add: 'Add',
    gap: {
      down: (lost, side) => `The server was down for ${lost} while ${whose(side)} ran.`,
      stalled: (lost, side) => `The server stood still for ${lost} while ${whose(side)} ran.`,
      suspended: (lost, side) => `The server's computer slept for ${lost} while ${whose(side)} ran.`,
    } satisfies Record<LossCause, (lost: string, side: Side | null) => string>,
    /** `by` how much the system's clock was set, `at` what time of day. */
    stepped: (isForward: boolean, by: string, at: string) =>
      `The system's clock was set ${isForward ? 'forward' : 'back'} by ${by} at ${at}; the match clocks were not touched.`,
    steppedSeen: 'Understood',
    gapGive: (lost: string, side: Side | null) => `Give ${lost} back to ${side === null ? 'everybody' : NAME[side]}`,
    gapDismiss: 'Leave it as it is',
    mode: MODE,
  },
  corrections: {
    tab: 'Corrections',
    takeBack: 'Take turns back',
    turns: 'Back to before',
    goTo: (turn: string) => `turn ${turn}`,
    doTakeBack: (turns: number): string => (turns === 1 ? 'Take 1 turn back' : `Take ${turns} turns back`),
    nothing: 'No turn has been made yet',
    position: 'Position of a board',
    fen: 'Position (FEN)',
    fenNow: 'Take the present one',
    correct: 'Correct',
    undo: 'Undo',
    redo: 'Redo',
    undoTitle: (what: string) => `Undo ${what}?`,
    redoWhat: (what: string, count: number): string => (count > 1 ? `${what} and ${count - 1} more` : what),
    undoYes: 'Yes, undo',
    /** What goes along with a fact taken back. */
    undoWith: (labels: readonly string[]) => `Goes along: ${labels.join(', ')}`,
    noTurn:
      'This is no turn. What was declared or decided is not taken back: undo it only where it was entered by mistake. The reason goes into the protocol.',
    clockRuns: 'The clock is running: the time since then is charged to the side that gets its turn back.',
    stopFirst: 'Stop the clock first',
    beforeUndo: 'before taking back',
    stopsFirst: 'The clock is running: it is stopped first.',
    clocks: 'Clocks afterwards',
    asNow: 'as they are now',
    asThen: 'as they were then',
  },
  decisions: {
    tab: 'Decisions',
    drawText: 'Both want it: the game is drawn.',
    resignText: 'The game is lost.',
    draw: 'Draw',
    offered: (team: string) => `Offered by: ${team}`,
    noOffer: 'Nobody has offered a draw',
    offer: 'Offers',
    accept: 'Accepts',
    decline: 'Declines',
    resignation: 'Resignation',
    resign: 'Resigns',
    resignTitle: (team: string) => `Does ${team} resign?`,
    drawTitle: 'Is the draw agreed?',
    ruling: 'Result by the arbiter’s ruling',
    rulingHint: 'Whatever stands on the board: nobody came, or the regulations decide.',
    rulingOf: 'Result',
    ruled: {
      white: '1–0 · White wins',
      draw: '½–½ · draw',
      black: '0–1 · Black wins',
      none: '0–0 · both sides lose',
      'white-absent': '−/+ · White did not come',
      'black-absent': '+/− · Black did not come',
      'both-absent': '−/− · nobody came',
    } as Readonly<Record<Ruling, string>>,
    rule: 'Rule',
    ruleTitle: (result: string) => `Rule ${result}?`,
    abort: 'Break the match off',
    abortHint: 'No result. What was played stays in the journal.',
  },
  past: {
    title: 'Correct an earlier turn',
    open: 'Correct an earlier turn…',
    hint: (thread: string | null): string =>
      `${thread === null ? 'A turn is replaced by another; all later turns are' : 'A move is replaced by another; all later moves of all boards are'} played again. Nothing changes on air until it is confirmed.`,
    search: 'Find a turn',
    searchHint: (thread: string | null, isOverBoards: boolean): string => {
      if (thread !== null) return `${/\d/.test(thread) ? 'number' : `number, “12${thread}”`}, “${thread}:” or a move`;
      return isOverBoards ? 'number, “12...”, board “3:” or a move' : 'number or a move';
    },
    turns: 'Turns',
    none: 'No turn has been made yet',
    notFound: 'No such turn',
    choose: 'Choose the turn that was entered wrongly.',
    turn: (label: string): string => `Turn ${label}`,
    was: (line: string) => `was: ${line}`,
    leave: 'Leave it as it was',
    misfit: (because: string | null, own: string | null): string =>
      because === null || own === null
        ? 'does not fit any more: write it anew, or cut off from here'
        : `does not fit any more after what is other on board ${because}: write it anew, or cut board ${own} off from here`,
    wrong: 'cannot be made like this',
    waits: 'looked at once the turns before it fit',
    lacks: (boards: readonly number[]): string =>
      boards.length === 1 ? `Board ${boards.join()} has no move` : `Boards ${boards.join(', ')} have no move`,
    alternatives: 'Instead',
    omit: (item: string) => `without “${item}”`,
    cut: 'Cut off from here',
    cutFrom: (label: string, board: string | null): string =>
      `From turn ${label} on ${board === null ? 'everything is' : `all moves of board ${board} are`} cut off`,
    uncut: 'Do not cut off',
    fits: (count: number): string =>
      count === 0
        ? 'Everything fits.'
        : `Everything fits; ${count === 1 ? '1 later turn reads' : `${count} later turns read`} differently:`,
    otherwise: 'written the same, but another piece or another outcome',
    changed: 'Later turns that read differently',
    gone: 'Cut off',
    goneTurns: (board: string | null, first: string, last: string, count: number): string =>
      `${board === null ? '' : `board ${board}: `}${count === 1 ? first : `${first} to ${last}, ${count} turns`}`,
    kept: 'Stays in its place',
    lost: 'Has no ground any more and goes',
    same: 'Nothing is changed yet.',
    then: (turn: string | null): string => (turn === null ? 'as they began' : `as after turn ${turn}`),
    commit: 'Correct',
    stopAndCommit: 'Stop the clock and correct',
    beforeCommit: 'before a correction of earlier turns',
    board: (board: string) => `board ${board}`,
  },
  preview: {
    title: 'What changes',
    empty: 'Nothing to show yet',
    fill: 'Fill the form in: what it changes is shown here.',
    asking: 'Working out what this changes…',
    nothing: 'Nothing on the boards, in the score or on the clock',
    score: 'Score',
    turn: 'Turn',
    clock: 'Clock',
    draft: 'Draft',
    mode: 'Clock mode',
    gone: 'Taken back',
    back: 'In force',
    live: 'live',
    /** Letters of the pieces: "PPN". */
    reserves: ({ white, black }: Readonly<Record<Side, string>>) => `reserves ${white || '–'} / ${black || '–'}`,
    ended: (kind: string) => `ended: ${kind}`,
    free: 'free',
    now: 'now',
    then: 'then',
    over: 'game over',
  },
  incidents: {
    tab: 'Incidents',
    title: 'Incident',
    kind: 'Kind',
    kindName: {
      behaviour: 'Behaviour',
      touch: 'Touch-move',
      noise: 'Noise',
      device: 'Device',
      illness: 'Illness',
      technical: 'Technical',
      spectators: 'Spectators',
      other: 'Other',
    } satisfies Record<IncidentKind, string>,
    text: 'What happened',
    textHint: 'Never shown on air.',
    note: 'Note it',
    none: 'No incidents',
    noneHint: 'Time, turn and your name are added by themselves.',
    strike: 'Strike out',
    struck: (reason: string) => `struck out: ${reason}`,
    exportCsv: 'Save CSV',
    exportJson: 'Save JSON',
    columns: {
      time: 'Time',
      turn: 'After turn',
      kind: 'Kind',
      text: 'What happened',
      actor: 'By',
      struck: 'Struck out',
    },
  },
  protocol: {
    /** Lost time, to the clocks it had gone from. */
    givenBack: (time: string): string => `${time} given back`,
    tab: 'Protocol',
    title: 'Protocol',
    none: 'Nothing has been entered yet',
    out: 'counts no more',
    after: (turn: string): string => (turn === '' ? 'at the beginning' : `after ${turn}`),
    older: (count: number) => `Show ${count} older`,
    unreachable: 'The server does not answer.',
    sheets: 'Print …',
    columns: {
      time: 'Time',
      turn: 'After turn',
      entry: 'Entry',
      about: 'About',
      reason: 'Reason',
      actor: 'By',
      out: 'State',
    },
    kind: {
      clockStarted: 'Clock started',
      clockStopped: 'Clock stopped',
      clockSet: 'Clock set',
      timeAdded: 'Time added',
      overtime: 'Plays on the increment',
      gap: 'Server was down',
      stalled: 'Server stood still',
      suspended: 'Server’s computer slept',
      stepped: 'System’s clock set',
      gapDecided: 'Lost time decided',
      flag: 'Flag',
      position: 'Position corrected',
      resigned: 'Match resigned',
      drawOffered: 'Draw of the match offered',
      drawAgreed: 'Draw of the match agreed',
      drawDeclined: 'Draw declined',
      resultRuled: 'Result ruled',
      aborted: 'Match broken off',
      undone: 'Undone',
      takenBack: 'Taken back',
      amended: 'Turn corrected',
      redone: 'Counts again',
      incident: 'Incident',
      ...GAME_PROTOCOLS.en.kinds,
    } satisfies Record<ProtocolKind, string>,
    /** What an entry of one game alone says beside its kind, where that is no free text. */
    phrases: GAME_PROTOCOLS.en.phrases,
  },
};

export type ArbiterTexts = typeof en;
