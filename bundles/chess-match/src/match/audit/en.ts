import type { GraphicId } from '../../show';
import type { GraphicAir } from '../../show/events';
import { GRAPHIC_NAMES } from '../../texts/graphicNames';
import { en as deeds } from './deeds/en';
import type { AuditTexts } from './events';
import { formatSpan } from '../../view';
import { because } from './words';

const SIDE = { white: 'White', black: 'Black' } as const;
const PENALTY = { warning: 'yellow card', expulsion: 'red card', time: 'two minutes to the opponent' } as const;
const LOST = {
  down: 'The server was down',
  stalled: 'The server stood still',
  suspended: 'The server’s computer slept',
} as const;
const named = (graphic: GraphicId): string => GRAPHIC_NAMES.en[graphic].name;

const aired = ({ graphic, air }: GraphicAir): string => `${air.on ? 'On air' : 'Off air'}: ${named(graphic)}`;

export const en: AuditTexts = {
  turnCommitted: ({ turn, line }) => `Turn ${turn} ${line}`,
  draftSet: ({ line }) => `Draft: ${line || 'empty'}`,
  clockStarted: () => 'Clock started',
  clockStopped: ({ reason }) => `Clock stopped${because(reason)}`,
  clockSet: ({ side, remainingMs, reason }) =>
    `${SIDE[side]}’s clock set to ${formatSpan(remainingMs)}${because(reason)}`,
  timeAdded: ({ side, ms, reason }) =>
    `${formatSpan(ms)} ${ms < 0 ? 'taken from' : 'added to'} ${SIDE[side]}${because(reason)}`,
  overtimeStarted: ({ side }) => `Overtime for ${SIDE[side]}`,
  gapNoted: ({ side, fromMs, toMs, cause = 'down', byMs = 0 }) =>
    cause === 'stepped'
      ? `The system’s clock was set ${byMs < 0 ? 'back' : 'forward'} by ${formatSpan(byMs)}; the match clocks were not touched`
      : `${LOST[cause]} for ${formatSpan(toMs - fromMs)} while ${SIDE[side]}’s clock ran`,
  gapDismissed: () => 'Lost time: decided',
  vetoDeclared: ({ side }) => `Veto by ${SIDE[side]}`,
  flagFell: ({ side }) => `${SIDE[side]}’s flag fell`,
  controlBoardSet: ({ side }) => `Control board, asked for by ${SIDE[side]}`,
  positionCorrected: ({ board, fen, reason }) => `Board ${board}: position corrected to ${fen}${because(reason)}`,
  ratingCorrected: ({ board, rating, reason }) => `Board ${board}: chips corrected to ${rating}${because(reason)}`,
  redLineCrossed: ({ side, player, penalty, reason }) =>
    `Red line crossed by ${player} (${SIDE[side]}): ${PENALTY[penalty]}${because(reason)}`,
  penaltyWithdrawn: ({ number, reason }) => `Penalty ${number} withdrawn${because(reason)}`,
  boardConfirmed: ({ board, confirmed }) =>
    confirmed ? `Board ${board} confirmed as set up` : `Board ${board}: confirmation withdrawn`,
  scoreFixed: ({ board, fixed, reason }) =>
    `Board ${board}: score ${fixed ? 'fixed' : 'no longer fixed'}${because(reason)}`,
  claimDecided: ({ board, accepted, reason }) =>
    `Board ${board}: claim of a draw ${accepted ? 'accepted' : 'rejected'}${because(reason)}`,
  substituted: ({ side, out, in: comesIn }) => `Substitution, ${SIDE[side]}: ${comesIn} for ${out}`,
  incidentNoted: ({ text }) => `Incident: ${text}`,
  incidentStruck: ({ reason }) => `Incident struck out${because(reason)}`,
  undone: ({ reason }) => `Undo of the last fact${because(reason)}`,
  takenBack: ({ seqs, reason }) => `${seqs.length} facts taken back${because(reason)}`,
  redone: () => 'Redo',
  airUndone: () => 'Last change on air undone',
  matchCreated: () => 'Match created',
  matchOpened: () => 'Match opened',
  matchRenamed: ({ after }) => `Match renamed: ${after.event}, ${after.white} — ${after.black}`,
  matchArchived: ({ archived }) => (archived ? 'Match archived' : 'Match taken out of the archive'),
  matchDuplicated: ({ entries }) => `Match duplicated (${entries} entries)`,
  matchImported: ({ entries }) => `Match imported (${entries} entries)`,
  graphicCued: ({ graphic, cue }) => `Cued ${cue.on ? 'in' : 'out'}: ${named(graphic)}`,
  analysisOffered: () => 'Analysis offered to the director',
  cueDropped: ({ graphic }) => `Cue dropped: ${named(graphic)}`,
  graphicTaken: aired,
  graphicsCleared: ({ graphics }) => `Cleared: ${graphics.map(named).join(', ')}`,
  graphicsTaken: ({ airs }) => airs.map(aired).join('; '),
  graphicsRestored: ({ graphics }) => `Back on air: ${graphics.map(named).join(', ')}`,
  airRedone: () => 'Undone change on air made again',
  itemCued: ({ airs }) => `Rundown item cued: ${airs.map(({ graphic }) => named(graphic)).join(', ')}`,
  rundownSet: ({ items }) => `Rundown changed (${items.length} items)`,
  rundownUndone: () => 'Change of the rundown undone',
  rundownRedone: () => 'Undone change of the rundown made again',
  offersMade: ({ open }) => `Offers to the director: ${open.length}`,
  offerIgnored: () => 'Offer ignored',
  offerRulesSet: () => 'Rules for offers changed',
  offerReturnSet: ({ seconds }) =>
    seconds === null ? 'What a rule takes stays on air' : `What a rule takes goes back after ${seconds} s`,
  returnPlanned: () => 'Taken by rule, goes back by itself',
  returnCalledOff: () => 'What a rule took stays on air',
  peopleSet: () => 'People changed',
  entryLost: () => 'An entry of the show could not be read any more and was left out',
  ...deeds,
};
