import type { RescueView } from '@schemas/rescue';
import { readLabel } from '../model/label';
import type { RescueCopy, Way } from '../model/ways';

type Confirmed = RescueView['confirmed'];

const turns = (count: number): string => `${count} ${count === 1 ? 'turn' : 'turns'}`;
const entries = (count: number): string => `${count} other ${count === 1 ? 'entry' : 'entries'}`;
const matches = (count: number): string => `${count} ${count === 1 ? 'match' : 'matches'}`;

const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });
const time = (atMs: number): string => clock.format(atMs);

const KINDS = {
  nightly: 'nightly',
  'by-hand': 'made by hand',
  'before-restore': 'before a restore',
  'before-migration': 'before an update',
  'second-place': 'copy in the second place',
} satisfies Record<RescueCopy['kind'], string>;

const keptTurns = ({ match, turns: count }: Way): string =>
  match === null ? 'everything' : `all ${turns(count ?? 0)}`;

const range = (from: number, to: number): string => (from === to ? `turn ${to}` : `turns ${from}–${to}`);

const verdict = (way: Way, confirmed: Confirmed): string => {
  const { lost, turns: kept } = way;
  switch (lost.kind) {
    case 'nothing':
      return `Keeps ${keptTurns(way)}`;
    case 'turns':
      return lost.from === 1
        ? `Loses all ${turns(lost.count)}`
        : `Loses the last ${turns(lost.count)} (${range(lost.from, lost.to)})`;
    case 'entries':
      return `Keeps ${keptTurns(way)}, loses the last ${entries(lost.count)} (clock, cards, corrections)`;
    case 'show':
      return `Keeps ${keptTurns(way)}, loses the last changes on air, of people or settings`;
    case 'undos':
      return `Keeps all turns, and ${turns(lost.count)} that had been taken back: undo them again`;
    case 'match':
      return confirmed === null || way.choice.way === 'empty'
        ? 'Loses everything'
        : 'Does not hold the match that was being played';
    case 'other':
      return 'Its turns are not those that were confirmed';
    case 'unknown':
      if (way.choice.way === 'empty') return 'Loses everything';
      return kept === null ? 'No match is open in it' : `Keeps ${turns(kept)}; how many were confirmed is not known`;
  }
};

/** Words of the Rescue page; a missing one does not compile. */
export const en = {
  loading: 'Reading the journal …',
  unreachable: 'The server does not answer',
  unreachableHint:
    'This page goes on trying. If the server is not running, start it: npm start. Without it: npm run rescue.',
  broken: 'The journal is not whole',
  noRoom: 'No room on the disk: make room, start again',
  noRoomHint:
    'Air shows the last confirmed picture. The journal was not changed. With room on its disk, start the server again: npm start.',
  safe: 'Air shows the last confirmed picture. Nothing is accepted until you choose a way below.',
  whole: 'The journal is whole',
  wholeBut: 'The evening goes on; something in the journal is damaged',
  noHurry: 'Nothing has to be done now. A way out starts the server again: better in a break.',
  checkedAt: (atMs: number) => `Checked: ${time(atMs)}`,
  checkAgain: 'Check again',
  confirmedLast: 'Confirmed last',
  confirmedUnknown: 'Not known: there is no note of it beside the journal.',
  readNow: 'Can be read now',
  readNothing: 'Nothing that could be played on with.',
  noMatch: 'No match was open',
  matchLost: 'No open match in it',
  turns,
  /** A turn as the server writes it ("12... 1:Nf3"), its number in words. */
  turn: (label: string): string => {
    const turn = readLabel(label);
    return turn === null
      ? label
      : `turn ${turn.number} of ${turn.side === 'black' ? 'Black' : 'White'}${turn.line === '' ? '' : `: ${turn.line}`}`;
  },
  time,
  files: 'Everything in one file',
  saveTitle: 'First: save everything to a file',
  saveHint: 'Journal, copies and damaged files in one archive. Nothing is changed by it, and no way is closed.',
  save: 'Save everything to a file',
  saved: 'The download was started',
  notSaved: 'Not everything has been saved to a file yet.',
  waysTitle: 'Then: choose a way',
  recommended: 'Recommended: keeps the most',
  closed: {
    play: 'Closed: no journal can be made of what is left of it.',
    copy: 'Closed: this copy is damaged, or a newer program wrote it.',
    empty: '',
  },
  title: ({ copy, choice }: Way): string =>
    copy !== null
      ? `Go on with the copy of ${time(copy.atMs)} (${KINDS[copy.kind]})`
      : choice.way === 'play'
        ? 'Play on from what can be read'
        : 'Begin with an empty journal',
  press: { play: 'Play on from here …', copy: 'Go on with this copy …', empty: 'Begin with nothing …' },
  /** In one line how far it falls short of what was confirmed. */
  verdict,
  keeps: 'Keeps',
  /** Its match by name only where it is another than the one that was being played. */
  keepsWhat: (way: Way, confirmed: Confirmed): string => {
    const { match, turns: count, matches: all, choice, lost } = way;
    if (choice.way === 'empty') return 'Nothing';
    const isNamed = confirmed === null || lost.kind === 'match' || lost.kind === 'other';
    const open = match === null ? 'No open match' : `${isNamed ? `${match}: ` : ''}${turns(count ?? 0)}`;
    return `${open}; ${matches(all)} in all`;
  },
  loses: 'Loses',
  losesWhat: ({ choice }: Way): string =>
    choice.way === 'play'
      ? 'In every match, what follows its first damaged entry'
      : choice.way === 'copy'
        ? 'Everything made after this copy: turns, matches, people, air'
        : 'All matches, people, settings and what was on air',
  damagedFiles: 'Files',
  filesKept: 'The damaged ones stay beside the new journal',
  choose: 'Choose …',
  sure: ({ choice }: Way) =>
    ({
      play: 'Play on from what can be read?',
      copy: 'Go on with this copy?',
      empty: 'Begin with an empty journal?',
    })[choice.way],
  noAnswer:
    'The server did not answer: it is not known whether this was done. Wait until this page has read the journal.',
  starting: 'The server starts again …',
  startingHint: 'Leave this page open. Pages and overlays come back by themselves.',
  startingLong: 'This takes longer than it should. If the server does not come back, start it by hand:',
  startByHand: 'Now start the server by hand, on its computer, in the folder of the program:',
  startCommand: 'npm start',
  waited: (seconds: number) => `${seconds} s`,
  back: 'The server is up again',
  stillBroken: 'The server has started again, and the journal is still not whole. Choose another way.',
  noneOpen: 'no match; open or create one in the set-up',
  openNow: 'Open now',
  goTo: { operator: 'Operator page', director: 'Director page', arbiter: 'Arbiter page', setup: 'Set-up: all matches' },
  matches: 'Matches in the journal',
  match: 'Match',
  kept: 'Turns',
  lastTurn: 'Last turn',
  state: 'State',
  isOpen: 'open',
  isWhole: 'Whole',
  damagedAt: (entry: number) => `Damaged from its entry ${entry} on`,
  notReadable: 'Not even its beginning can be read',
  noMatches: 'No match can be read',
  copies: 'Copies',
  noCopies: 'There are no copies',
  made: 'Made',
  kind: 'Kind',
  kinds: KINDS,
  contents: 'Open match',
  against: 'Against what was confirmed',
  unreadable: 'Cannot be read: damaged, or written by a newer program',
};

export type RescueTexts = typeof en;
