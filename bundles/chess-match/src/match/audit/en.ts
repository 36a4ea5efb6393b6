import type { GraphicId } from '../../show';
import type { GraphicAir } from '../../show/events';
import { GRAPHIC_NAMES } from '../../texts/graphicNames';
import { en as notes } from './notes/en';
import type { AuditTexts } from './events';
import { because } from '../../games/common/texts';

const named = (graphic: GraphicId): string => GRAPHIC_NAMES.en[graphic].name;

const aired = ({ graphic, air }: GraphicAir): string => `${air.on ? 'On air' : 'Off air'}: ${named(graphic)}`;

export const en: AuditTexts = {
  incidentNoted: ({ text }) => `Incident: ${text}`,
  incidentStruck: ({ reason }) => `Incident struck out${because(reason)}`,
  undone: ({ reason }) => `Undo of the last fact${because(reason)}`,
  takenBack: ({ seqs, reason }) => `${seqs.length} facts taken back${because(reason)}`,
  amended: ({ turn, before, after, reason }) =>
    `Turn ${turn} corrected: ${before} → ${after === '' ? '—' : after}${because(reason)}`,
  redone: () => 'Redo',
  airUndone: () => 'Last change on air undone',
  matchCreated: () => 'Match created',
  matchOpened: () => 'Match opened',
  matchRenamed: ({ after }) => `Match renamed: ${after.event}, ${after.white} — ${after.black}`,
  matchPublished: ({ published }) =>
    published ? 'Match published among past matches' : 'Match taken out of the past matches of viewers',
  matchArchived: ({ archived }) => (archived ? 'Match archived' : 'Match taken out of the archive'),
  matchDuplicated: ({ entries }) => `Match duplicated (${entries} entries)`,
  matchImported: ({ entries }) => `Match imported (${entries} entries)`,
  graphicCued: ({ graphic, cue }) => `Cued ${cue.on ? 'in' : 'out'}: ${named(graphic)}`,
  analysisProposed: () => 'Analysis proposed to the director',
  cueDropped: ({ graphic }) => `Cue dropped: ${named(graphic)}`,
  graphicTaken: aired,
  tellingSteered: ({ graphic, isRunning, positionMs }) =>
    `${named(graphic)} ${isRunning ? 'goes on from' : 'held at'} ${Math.round(positionMs / 1000)} s`,
  graphicsCleared: ({ graphics }) => `Cleared: ${graphics.map(named).join(', ')}`,
  graphicsTaken: ({ airs }) => airs.map(aired).join('; '),
  graphicsRestored: ({ graphics }) => `Back on air: ${graphics.map(named).join(', ')}`,
  airRedone: () => 'Undone change on air made again',
  airsCued: ({ airs }) => `Cued: ${airs.map(({ graphic }) => named(graphic)).join(', ')}`,
  showBegun: ({ graphics }) => `The show begins; off air: ${graphics.map(named).join(', ') || 'nothing'}`,
  itemCued: ({ airs }) => `Rundown item cued: ${airs.map(({ graphic }) => named(graphic)).join(', ')}`,
  eveningPlanned: ({ plan: { slotEnd, games } }) =>
    `Evening planned: the slot ends ${slotEnd ?? 'at any time'}, ${games} more games`,
  rundownSet: ({ items }) => `Rundown changed (${items.length} items)`,
  rundownUndone: () => 'Change of the rundown undone',
  rundownRedone: () => 'Undone change of the rundown made again',
  suggestionsMade: ({ open }) => `Suggestions to the director: ${open.length}`,
  suggestionIgnored: () => 'Suggestion ignored',
  suggestionModesSet: () => 'Modes of suggestions changed',
  returnDelaySet: ({ seconds }) =>
    seconds === null ? 'What a rule takes stays on air' : `What a rule takes goes back after ${seconds} s`,
  returnPlanned: () => 'Taken by rule, goes back by itself',
  returnCalledOff: () => 'What a rule took stays on air',
  peopleSet: () => 'People changed',
  entryLost: () => 'An entry of the show could not be read any more and was left out',
  ...notes,
};
