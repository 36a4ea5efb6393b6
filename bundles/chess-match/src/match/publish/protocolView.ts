import type { ProtocolView } from '@schemas/protocol';
import type { AnyGame } from '../../games/common/game';
import { cutOut, outOf } from '../../games/common/counted';
import { isHistoryEvent, isNote, type Entry, type HistoryEvent, type NoteEvent } from '../../games/common/entry';
import { nameOf, namesOf } from '../../games/common/facts';
import type { OpenMatch } from '../authority/openMatch';

type Line = ProtocolView['entries'][number];
type Said = Omit<Line, 'seq' | 'turn' | 'atMs' | 'out'>;

/** As many as pages are sent with every change; whoever looks further back asks for all. */
const SHOWN = 200;

const EMPTY = { incident: null, side: null, board: null, what: '', reason: '', actor: '' } as const;

/** What was struck out says so itself. */
const noteLine = (event: NoteEvent, struck: ReadonlyMap<number, string>, seq: number): Said | null => {
  if (event.type === 'incidentStruck') return null;
  const { kind, text, actor } = event;
  return {
    ...EMPTY,
    kind: 'incident',
    incident: kind as Line['incident'],
    what: text,
    actor,
    reason: struck.get(seq) ?? '',
  };
};

const historyLine = (event: HistoryEvent, labelOf: (seq: number) => string): Said => {
  switch (event.type) {
    case 'undone':
      return { ...EMPTY, kind: 'undone', what: labelOf(event.seq), reason: event.reason ?? '' };
    case 'takenBack':
      return { ...EMPTY, kind: 'takenBack', what: event.seqs.map(labelOf).join(', '), reason: event.reason };
    case 'redone':
      return { ...EMPTY, kind: 'redone', what: labelOf(event.seq) };
    case 'amended': {
      const { turn, before, after, reason } = event;
      return { ...EMPTY, kind: 'amended', what: `${turn} ${before} → ${after === '' ? '—' : after}`, reason };
    }
  }
};

/** Follows which turns count while entries are read in order: the last of them is the turn an entry came after. */
const followTurns = (game: AnyGame) => {
  let played: { readonly seq: number; readonly label: string }[] = [];
  let aside: (typeof played)[] = [];
  const putAside = (seqs: readonly number[]): void => {
    aside.push(played.filter(({ seq }) => seqs.includes(seq)));
    played = played.filter(({ seq }) => !seqs.includes(seq));
  };
  const bringBack = (first: number): void => {
    const group = aside.find((turns) => turns.some(({ seq }) => seq === first)) ?? [];
    aside = aside.filter((turns) => turns !== group);
    played = [...played, ...group].toSorted((one, other) => one.seq - other.seq);
  };
  const cuts = new Map<number, readonly number[]>();
  const follow = (seq: number, event: HistoryEvent): void => {
    switch (event.type) {
      case 'redone':
        bringBack(event.seq);
        putAside(cuts.get(event.seq) ?? []);
        return;
      case 'amended': {
        const cut = event.changes.flatMap((change) => (change.event === null ? [change.seq] : []));
        cuts.set(seq, cut);
        putAside(cut);
        return;
      }
      case 'undone':
        bringBack(cuts.get(event.seq)?.[0] ?? 0);
        putAside([event.seq]);
        return;
      case 'takenBack':
        putAside(event.seqs);
    }
  };
  return {
    last: (): string => played.at(-1)?.label ?? '',
    step: ({ seq, event }: Entry): void => {
      if (isNote(event)) return;
      if (isHistoryEvent(event)) {
        follow(seq, event);
        return;
      }
      const fact = nameOf(game, event);
      if (fact === null) return;
      if (fact.kind === 'turn') played.push({ seq, label: fact.label });
    },
  };
};

const struckOut = (entries: readonly Entry[]): ReadonlyMap<number, string> =>
  new Map(
    entries.flatMap(({ event }) =>
      isNote(event) && event.type === 'incidentStruck' ? [[event.seq, event.reason] as const] : [],
    ),
  );

/** What an undo or a redo names. */
const seqsTakenBack = ({ event }: Entry): readonly number[] => {
  if (!isHistoryEvent(event) || event.type === 'amended') return [];
  return event.type === 'takenBack' ? event.seqs : [event.seq];
};

/** The arbiters' protocol, oldest first: clock, cards, decisions, corrections, what was taken back, incidents. */
export const protocolOf = ({ game, history }: OpenMatch): readonly Line[] => {
  const out = new Set([...outOf(history), ...cutOut(history)]);
  const struck = struckOut(history.entries);
  const names = namesOf(game, history, history.entries.flatMap(seqsTakenBack));
  const labelOf = (seq: number): string => names.get(seq)?.label ?? '';
  const said = ({ seq, event }: Entry): Said | null => {
    if (isNote(event)) return noteLine(event, struck, seq);
    if (isHistoryEvent(event)) return historyLine(event, labelOf);
    const line = game.protocolLine(event);
    return line === null ? null : { ...EMPTY, ...line };
  };
  const turns = followTurns(game);
  const lines: Line[] = [];
  for (const entry of history.entries) {
    const line = said(entry);
    const { seq, event } = entry;
    if (line !== null)
      lines.push({ ...line, seq, turn: turns.last(), atMs: event.atMs, out: out.has(seq) || struck.has(seq) });
    turns.step(entry);
  }
  return lines;
};

/** The end of the protocol, with how much comes before it. */
export const protocolView = (open: OpenMatch | null): ProtocolView => {
  const lines = open === null ? [] : protocolOf(open);
  const older = lines.slice(0, -SHOWN);
  return { entries: lines.slice(-SHOWN), older: older.length, olderOut: older.filter(({ out }) => out).length };
};
