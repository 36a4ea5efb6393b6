import type { MatchView, ProtocolView } from 'chess-match/client';
import { formatSpan } from 'chess-match/client/view';
import { boardName } from 'chess-match/client/view';
import { isRuling } from './rulings';
import type { ArbiterTexts } from './texts/texts';

type Entry = ProtocolView['entries'][number];
/** What entries are read with: which board is called what, and which team. */
export type ProtocolOf = Parameters<typeof boardName>[0] & {
  readonly teams: Readonly<Record<keyof MatchView['teams'], { readonly name: string }>>;
};

/** Entries about a team as a whole: its side only names it. */
const OF_TEAMS: ReadonlySet<Entry['kind']> = new Set(['resigned', 'drawOffered', 'drawDeclined', 'moveDemanded']);

/** "12. 1:Kg1 → 1:Kh1": the turn, what it was and what it is. */
const amendedText = (what: string, { played }: ArbiterTexts): string => {
  const [, turn = '', before = '', after = ''] = /^(\S+) (.*) → (.*)$/.exec(what) ?? [];
  return turn === '' ? what : `${turn} ${played(before)} → ${played(after)}`;
};

/** What an entry says beside its kind: a time, names, turns. */
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
    case 'incident':
      return `${incident === null ? '' : texts.incidents.kindName[incident]}: ${what}`;
    case 'amended':
      return amendedText(what, texts);
    case 'resultRuled':
      return isRuling(what) ? texts.decisions.ruled[what] : what;
    case 'gapDecided':
      return what === '' ? '' : texts.protocol.givenBack(formatSpan(Number(what)));
    default:
      return texts.protocol.phrases[kind]?.(what) ?? what;
  }
};

/** "White · Board 2 · 5:00": whom and what an entry is about. */
export const saidOf = (entry: Entry, match: ProtocolOf, texts: ArbiterTexts): string => {
  const { kind, side, board } = entry;
  const who = side === null ? null : OF_TEAMS.has(kind) ? match.teams[side].name : texts.side[side];
  const where = board === null ? null : texts.boardName(boardName(match, board));
  return [who, where, detail(entry, texts)].filter((part) => part !== null && part !== '').join(' · ');
};
