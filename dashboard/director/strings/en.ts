import { formatChips, formatSide } from './words';
import type { Strings } from './strings';

const ofSide = formatSide('en');
const ofChips = formatChips('en');

export const en: Strings = {
  tabsLabel: 'Director',
  tabs: { show: 'Show', obs: 'OBS', sound: 'Sound' },
  program: 'PROGRAM',
  preview: 'PREVIEW',
  nothingOn: 'Nothing is on air',
  nothingCued: 'Nothing is cued',
  nothingCuedHint: 'Cue a graphic, a person, or the next item of the rundown.',
  take: 'TAKE',
  dropAll: 'Drop cues',
  sharing: (graphics) => `Share the screen: ${graphics}`,
  clear: 'CLEAR ALL',
  restore: 'RESTORE',
  restoreWhat: (graphics) => `Brings back: ${graphics}`,
  undo: 'Undo on air',
  redo: 'Redo on air',
  graphics: 'Graphics',
  state: { on: 'on air', off: 'off' },
  cueing: { in: 'comes', out: 'goes', change: 'changes' },
  content: (graphic) => `${graphic}: what it shows`,
  cue: 'Cue',
  open: 'Open the source in a window',
  cancel: 'Cancel',
  fields: {
    board: 'Board',
    latestBoard: 'Latest',
    person: 'Person',
    ownText: 'Own text',
    name: 'Name',
    title: 'Title',
    heading: 'Heading',
    subtitle: 'Subtitle',
    text: 'Text',
    minutes: 'Minutes',
    noCountdown: 'No countdown',
    until: (time) => `until ${time}`,
    micsNow: 'Who is speaking now',
    bothTeams: 'Both teams',
    white: 'White',
    black: 'Black',
    card: { branching: 'Branching', selection: 'Selection', pass: 'Pass' },
  },
  offers: {
    heading: 'Offers',
    none: 'No offers now',
    text: ({ kind, side, board, other, chips }) => {
      const who = ofSide(side);
      const worth = ofChips(chips ?? 0);
      switch (kind) {
        case 'play':
          return 'The game goes on';
        case 'branching':
          return `${who} branched board ${board}: ${worth} to board ${other}`;
        case 'pass':
          return `${who} passed from board ${board} to board ${other}`;
        case 'selection':
          return `${who} gave up board ${board}: ${worth} moved`;
        case 'boardEnd':
          return `Board ${board} has ended: ${worth}`;
        case 'pause':
          return 'The clock is stopped';
        case 'matchOver':
          return 'The match is over';
      }
    },
    take: (graphic) => `take ${graphic}?`,
    accept: 'Take',
    ignore: 'Ignore',
    rulesHeading: 'Offers: what happens by itself',
    rulesHint: 'Automatic goes on air without a question; it can be taken back like any take.',
    goesBack: 'After what happened on the boards, go back to what was on',
    goesBackAfter: 'Seconds',
    goesBackIn: (seconds) => `Goes back to what was on in ${seconds} s`,
    keep: 'Keep',
    kinds: {
      play: 'The game goes on: boards',
      branching: 'Branching: tree',
      pass: 'Pass: tree strip',
      selection: 'Selection: tree',
      boardEnd: 'A board ends: that board large',
      pause: 'Clock stopped: break',
      matchOver: 'Match over: result',
    },
    rules: { ask: 'Ask', auto: 'Automatic', off: 'Never' },
    analysis: (by, title) =>
      `Board from the commentator${by === '' ? '' : ` ${by}`}${title === '' ? '' : `: ${title}`}`,
    analysisTake: 'Take',
    analysisLook: 'Look',
  },
  people: {
    heading: 'People',
    empty: 'Nobody is entered',
    emptyHint: 'Teams, arbiters and commentators are entered on the roster page.',
    lowerThird: 'Lower third',
    mic: (name) => `Microphone tag: ${name}`,
    arbiters: 'Arbiters',
    commentators: 'Commentators',
    role: {
      captain: 'captain',
      player: 'player',
      reserve: 'reserve',
      coach: 'coach',
      arbiter: 'arbiter',
      commentator: 'commentator',
    },
  },
  rundown: {
    heading: 'Rundown',
    next: 'NEXT',
    previous: 'Cue the previous item',
    onAir: 'on air',
    cued: 'cued',
    add: 'Add an item',
    edit: (item) => `Edit: ${item}`,
    move: (item) => `Move: ${item}`,
    remove: 'Remove',
    save: 'Save',
    undo: 'Undo the edit of the rundown',
    redo: 'Redo the edit of the rundown',
    empty: 'The rundown is empty',
    emptyHint: 'Add the first item, or take the edit back.',
    kind: 'Kind',
    kinds: {
      intro: 'Intro',
      teams: 'Teams',
      explainer: 'Explainer',
      play: 'Play',
      break: 'Break',
      result: 'Result',
      other: 'Other',
    },
    title: 'Title',
    titleHint: 'Empty: the kind says it.',
    notes: 'Notes',
    alone: 'Everything else goes off',
    graphics: 'Graphics',
    capture: 'As it stands in the preview',
    newItem: 'New item',
    change: { leave: 'leave', on: 'on', off: 'off' },
    ownContent: 'With content of its own',
  },
  keys: { cueGraphic: (graphic) => `Cue: ${graphic}` },
};
