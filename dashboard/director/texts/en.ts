import type { Suggestion, SuggestionKind, SuggestionMode, Person, RundownItem } from 'chess-match/client';
import type { TakeEffect } from '../model/slots';
import { chipsText } from 'chess-match/games/business';
import { formatSide } from './words';

const ofSide = formatSide('en');
const ofChips = (count: number): string => chipsText(count, 'en');

/** Every word the director's page says of what is on air; a missing one does not compile. */
export const en = {
  tabsLabel: 'Director',
  tabs: { show: 'Show', obs: 'OBS', sound: 'Sound' },
  program: 'PROGRAM',
  preview: 'PREVIEW',
  behind: 'BEHIND',
  behindHint: 'This is not what is on air.',
  nothingOn: 'Nothing is on air',
  nothingCued: 'Nothing is cued',
  nothingCuedHint: 'Cue a graphic, a person, or the next item of the rundown.',
  take: 'TAKE',
  dropAll: 'Drop cues',
  sharing: (graphics: string) => `Share the screen: ${graphics}`,
  clear: 'CLEAR ALL',
  restore: 'RESTORE',
  restoreWhat: (graphics: string) => `Brings back: ${graphics}`,
  undo: 'Undo on air',
  redo: 'Redo on air',
  presets: 'Pictures',
  outputs: 'Other outputs',
  outputState: { on: 'shown', off: 'off' },
  graphics: 'Graphics',
  state: { on: 'on air', off: 'off' },
  cueing: { in: 'comes', out: 'goes', change: 'changes' } satisfies Record<TakeEffect, string>,
  content: (graphic: string) => `${graphic}: what it shows`,
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
    until: (time: string) => `until ${time}`,
    micsNow: 'Who is speaking now',
    bothTeams: 'Both teams',
    allTables: 'All that try something',
    oneTable: 'Table',
    whoseTables: 'Whose tables',
    tablesHint: 'The programme has them only as far as the rules of the hall say (Set-up, tab Hall).',
    white: 'White',
    black: 'Black',
    card: 'Card',
  },
  suggestions: {
    heading: 'Suggestions',
    none: 'No suggestions now',
    text: (
      { kind, side, board, other, amount }: Pick<Suggestion, 'kind' | 'side' | 'board' | 'other' | 'amount'>,
      nameOf: (board: number | null) => string,
    ): string => {
      const [boardName, otherName] = [nameOf(board), nameOf(other)];
      const who = ofSide(side);
      const worth = ofChips(amount ?? 0);
      switch (kind) {
        case 'play':
          return 'The game goes on';
        case 'branching':
          return `${who} branched board ${boardName}: ${worth} to board ${otherName}`;
        case 'pass':
          return `${who} passed from board ${boardName} to board ${otherName}`;
        case 'selection':
          return `${who} gave up board ${boardName}: ${worth} moved`;
        case 'boardEnd':
          return `Board ${boardName} has ended: ${worth}`;
        case 'mate':
          return `Mate on board ${boardName}`;
        case 'queenGiven':
          return `A queen goes over to board ${otherName}`;
        case 'sitting':
          return `${who} sits on board ${boardName} until the partner gives something`;
        case 'timeScramble':
          return 'Several players are short of time';
        case 'flagNear':
          return `${who} on board ${boardName}: the flag is about to fall`;
        case 'pause':
          return 'The clock is stopped';
        case 'matchOver':
          return 'The match is over';
      }
    },
    take: (graphic: string) => `take ${graphic}?`,
    look: 'Look',
    accept: 'Take at once',
    ignore: 'Ignore',
    modesHeading: 'Suggestions: what happens by itself',
    modesHint:
      'Automatic goes on air without a question, after the announcement; a break once the clock has stood for 20 seconds. It can be taken back like any take.',
    goesBack: 'After what happened on the boards, go back to what was on',
    goesBackAfter: 'Seconds',
    goesBackIn: (seconds: number) => `Goes back to what was on in ${seconds} s`,
    keep: 'Keep',
    kinds: {
      play: 'The game goes on: boards',
      branching: 'Branching: tree',
      pass: 'Pass: tree strip',
      selection: 'Selection: tree',
      boardEnd: 'A board ends: that board large',
      mate: 'Mate: that board large',
      queenGiven: 'A queen is given over: the board it goes to, large',
      sitting: 'Somebody sits: that board large',
      timeScramble: 'Several clocks run low: both boards',
      flagNear: 'A flag is about to fall: that board large',
      pause: 'Clock stopped: break',
      matchOver: 'Match over: result',
    } satisfies Record<SuggestionKind, string>,
    modes: { ask: 'Ask', auto: 'Automatic', off: 'Never' } satisfies Record<SuggestionMode, string>,
    analysis: (by: string, title: string) =>
      `Board from the commentator${by === '' ? '' : ` ${by}`}${title === '' ? '' : `: ${title}`}`,
  },
  people: {
    heading: 'People',
    empty: 'Nobody is entered',
    emptyHint: 'Teams, arbiters and commentators are entered on the roster page.',
    otherTeam: (team: string) =>
      `Not shown on air: the match is of “${team}”. The roster page makes them its people with one press.`,
    lowerThird: 'Lower third',
    mic: (name: string) => `Microphone tag: ${name}`,
    arbiters: 'Arbiters',
    commentators: 'Commentators',
    role: {
      captain: 'captain',
      player: 'player',
      reserve: 'reserve',
      coach: 'coach',
      arbiter: 'arbiter',
      commentator: 'commentator',
    } satisfies Record<Person['role'], string>,
  },
  rundown: {
    heading: 'Rundown',
    next: 'NEXT',
    previous: 'Cue the previous item',
    onAir: 'on air',
    wasOn: 'was on air',
    cued: 'cued',
    add: 'Add an item',
    edit: (item: string) => `Edit: ${item}`,
    move: (item: string) => `Move: ${item}`,
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
    } satisfies Record<RundownItem['kind'], string>,
    title: 'Title',
    titleHint: 'Empty: the kind says it.',
    notes: 'Notes',
    alone: 'Everything else goes off',
    graphics: 'Graphics',
    capture: 'As it stands in the preview',
    newItem: 'New item',
    since: {
      changed: 'Somebody else has changed this item since the window opened. Save puts yours in its place.',
      removed: 'Somebody else has removed this item since the window opened. Save brings it back.',
    },
    change: { leave: 'leave', on: 'on', off: 'off' },
    ownContent: 'With content of its own',
  },
  /** Names of the page's keys. */
  keys: {
    cuePreset: (preset: string) => `Cue the picture ${preset}`,
    cueGraphic: (graphic) => `Cue: ${graphic}`,
  } satisfies Record<'cueGraphic' | 'cuePreset', (name: string) => string>,
};

export type Strings = typeof en;
