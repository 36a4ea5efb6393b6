import type { RescueView } from '@schemas/rescue';

type Found = NonNullable<RescueView['found']>;
type Confirmed = NonNullable<RescueView['confirmed']>;
export type FoundMatch = Found['matches'][number];
export type RescueCopy = RescueView['copies'][number];

/** What is sent: POST /chess-match/rescue/take. */
export type WayChoice =
  { readonly way: 'play' } | { readonly way: 'copy'; readonly file: string } | { readonly way: 'empty' };

/** How far a way falls short of what was confirmed. Turns are numbered from 1. */
export type Lost =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'turns'; readonly count: number; readonly from: number; readonly to: number }
  /** Every turn is kept; what is missing was no turn: clock, cards, air. */
  | { readonly kind: 'entries'; readonly count: number }
  /** Every entry of a match is kept; so many changes on air, of people or settings are missing. */
  | { readonly kind: 'show'; readonly count: number }
  /** It has turns that somebody had taken back afterwards. */
  | { readonly kind: 'undos'; readonly count: number }
  /** The match that was being played is not in it at all, or nothing of it. */
  | { readonly kind: 'match' }
  /** As many entries as were confirmed, but others. */
  | { readonly kind: 'other' }
  /** Nobody knows what was confirmed, so nobody knows what is missing. */
  | { readonly kind: 'unknown' };

export interface Way {
  /** "play", "empty", or "copy:" and the file. */
  readonly id: string;
  readonly choice: WayChoice;
  readonly copy: RescueCopy | null;
  /** It can be chosen. */
  readonly isOpen: boolean;
  /** Teams of the match that would be open; null without one. */
  readonly match: string | null;
  /** Its turns; null where that cannot be said. */
  readonly turns: number | null;
  readonly matches: number;
  readonly lost: Lost;
  /** Unix ms of the last it holds; null where that is not known. */
  readonly atMs: number | null;
}

/** What a way would leave open. */
interface Holding {
  readonly match: string | null;
  readonly matchId: string | null;
  readonly turns: number | null;
  readonly version: number;
  readonly commits: number;
}

/** Where the server cuts the name of a match beside the journal. */
const LONGEST_NAME = 120;

export const teamsOf = ({ white, black }: Pick<FoundMatch, 'white' | 'black'>): string => `${white} — ${black}`;

/** By the teams' names alone only where an earlier release kept nothing else: they may be changed, and played again. */
const isSameMatch = ({ match, matchId }: Pick<Holding, 'match' | 'matchId'>, confirmed: Confirmed): boolean =>
  confirmed.matchId === null
    ? match !== null && match.slice(0, LONGEST_NAME) === confirmed.match
    : matchId === confirmed.matchId;

/** What is missing of a match of which `turns` are kept. */
const lostTurns = (kept: number, { turns }: Confirmed): Lost | null => {
  if (kept < turns) return { kind: 'turns', count: turns - kept, from: kept + 1, to: turns };
  return kept > turns ? { kind: 'undos', count: kept - turns } : null;
};

const lostOf = (holding: Holding, confirmed: Confirmed | null): Lost => {
  if (confirmed === null) return { kind: 'unknown' };
  const { turns, version, commits } = holding;
  if (confirmed.match !== null) {
    if (!isSameMatch(holding, confirmed) || turns === null) return { kind: 'match' };
    const missing = lostTurns(turns, confirmed);
    if (missing !== null) return missing;
  }
  if (version < confirmed.version) return { kind: 'entries', count: confirmed.version - version };
  return commits < confirmed.commits ? { kind: 'show', count: confirmed.commits - commits } : { kind: 'nothing' };
};

/** Entries from the damaged one of the open match on: they are left behind, though the journal counts them. */
const cutOff = (found: RescueView['found']): number => {
  const isDamaged = found?.matches.some(({ isOpen, damagedAt }) => isOpen && damagedAt !== null);
  if (found === null || isDamaged !== true) return 0;
  return Math.max(1, found.entries - found.matches.reduce((sum, { entries }) => sum + entries, 0));
};

const lostByPlaying = (holding: Holding, { confirmed, findings, found }: RescueView): Lost => {
  // As many entries, but not those: what they say was confirmed to nobody.
  if (findings.some(({ code }) => code === 'journal/other')) return { kind: 'other' };
  const lost = lostOf(holding, confirmed);
  const cut = cutOff(found);
  return cut > 0 && (lost.kind === 'nothing' || lost.kind === 'show') ? { kind: 'entries', count: cut } : lost;
};

const playWay = (view: RescueView): Way => {
  const { found } = view;
  const open = found?.matches.find(({ isOpen }) => isOpen);
  const match = open === undefined ? null : teamsOf(open);
  const turns = open === undefined ? null : open.turns;
  const { version, commits } = found ?? { version: 0, commits: 0 };
  return {
    id: 'play',
    choice: { way: 'play' },
    copy: null,
    isOpen: found !== null,
    match,
    turns,
    matches: found?.matches.length ?? 0,
    lost: lostByPlaying({ match, matchId: open?.matchId ?? null, turns, version, commits }, view),
    atMs: found?.lastEntryAtMs ?? null,
  };
};

const copyWay = (copy: RescueCopy, { confirmed }: RescueView): Way => ({
  id: `copy:${copy.file}`,
  choice: { way: 'copy', file: copy.file },
  copy,
  isOpen: copy.readable,
  match: copy.match,
  turns: copy.turns,
  matches: copy.matches,
  lost: lostOf(copy, confirmed),
  atMs: copy.atMs,
});

const EMPTY: Omit<Way, 'lost'> = {
  id: 'empty',
  choice: { way: 'empty' },
  copy: null,
  isOpen: true,
  match: null,
  turns: null,
  matches: 0,
  atMs: null,
};

/** Turns of the match that was being played, as far as they are those that were confirmed. */
const keptTurns = ({ lost, turns }: Way, confirmed: Confirmed | null): number => {
  if (lost.kind === 'match' || lost.kind === 'other') return -1;
  return Math.min(turns ?? 0, confirmed?.turns ?? Infinity);
};

/** Of two that keep as many turns, the one that lacks less besides them. */
const SMALLER_LOSS: readonly Lost['kind'][] = ['nothing', 'show', 'undos', 'entries'];
const lossRank = ({ lost }: Way): number => {
  const rank = SMALLER_LOSS.indexOf(lost.kind);
  return rank < 0 ? SMALLER_LOSS.length : rank;
};
const lostBesides = ({ lost }: Way): number => (lost.kind === 'entries' || lost.kind === 'show' ? lost.count : 0);

const better = (confirmed: Confirmed | null) => (one: Way, other: Way) =>
  Number(other.isOpen) - Number(one.isOpen) ||
  keptTurns(other, confirmed) - keptTurns(one, confirmed) ||
  lossRank(one) - lossRank(other) ||
  lostBesides(one) - lostBesides(other) ||
  (other.atMs ?? 0) - (one.atMs ?? 0);

/**
 * Every way out, the one that keeps the most turns first, of equal ones the newest; what is closed after what is open;
 * to begin with nothing last of all.
 */
export const waysOf = (view: RescueView): readonly Way[] => [
  ...[playWay(view), ...view.copies.map((copy) => copyWay(copy, view))].sort(better(view.confirmed)),
  { ...EMPTY, lost: lostOf({ match: null, matchId: null, turns: null, version: 0, commits: 0 }, view.confirmed) },
];

/** What stands on cards: to play on, the best copy, nothing; every other copy is in the table. */
export const cardsOf = (ways: readonly Way[]): readonly Way[] => {
  const best = ways.find(({ copy }) => copy !== null);
  return ways.filter((way) => way.copy === null || way === best);
};

/** The one to press unless somebody knows better; to begin with nothing is never advised while there is another. */
export const recommendedOf = (ways: readonly Way[]): Way | null => ways.find(({ isOpen }) => isOpen) ?? null;
