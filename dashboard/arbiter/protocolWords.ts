import type { ProtocolView } from 'chess-match/client';
import { formatSpan } from 'chess-match/client/view';
import type { ArbiterTexts } from '../shared/arbiter/texts/texts';

type Entry = ProtocolView['entries'][number];

/** What an entry says beside its kind: a time, chips, names, turns. */
const detail = ({ kind, what, incident }: Entry, texts: ArbiterTexts): string => {
  switch (kind) {
    case 'clockSet':
    case 'gap':
    case 'stalled':
    case 'suspended':
      return formatSpan(Number(what));
    case 'stepped':
    case 'timeAdded':
      return `${Number(what) < 0 ? '−' : '+'}${formatSpan(Number(what))}`;
    case 'rating':
      return texts.chips(Number(what));
    case 'incident':
      return `${incident === null ? '' : texts.incidents.kindName[incident]}: ${what}`;
    default:
      return what;
  }
};

/** "White · Board 2 · 5:00": whom and what an entry is about. */
export const saidOf = (entry: Entry, texts: ArbiterTexts): string => {
  const { side, board } = entry;
  const about = [side === null ? null : texts.side[side], board === null ? null : texts.boardName(board)];
  return [...about, detail(entry, texts)].filter((part) => part !== null && part !== '').join(' · ');
};
