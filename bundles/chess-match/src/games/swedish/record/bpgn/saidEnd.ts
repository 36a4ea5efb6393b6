import type { Side } from '../../../common/sides';
import { teamAt, TEAMS, type BoardId, type Seat, type Team } from '../../rules/seats';
import type { Tag } from '../../../common/recordText';
import type { BpgnFile, BpgnResult } from './file';
import { namedBefore } from './named';

/** Ends that no move of a record tells. */
export type SaidEnd =
  /** `seat`: of who resigned, where the record says it. */
  | { readonly kind: 'resignation'; readonly team: Team; readonly seat: Seat | null }
  | { readonly kind: 'flags'; readonly seats: readonly Seat[] }
  | { readonly kind: 'punishment'; readonly seat: Seat }
  | { readonly kind: 'agreement' }
  | { readonly kind: 'aborted' }
  /** An end that is none by these rules, or that the moves do not come to. */
  | { readonly kind: 'unknown-end'; readonly remark: string }
  /** Time ran out for somebody who is nobody of the record. */
  | { readonly kind: 'unknown-player'; readonly remark: string };

/** Whose clock ran out where the remark names nobody: of the losing team, the one whose turn it was. */
export type Loser = (team: Team) => { readonly board: BoardId; readonly side: Side };

const LOSER_OF: Readonly<Record<BpgnResult, Team | null>> = {
  '1-0': 'second',
  '0-1': 'first',
  '1/2-1/2': null,
  '*': null,
};

const ABORTED = /\babort(ed|s)\b/i;
const TIME = /\b(on time|time forfeit|flag(s|ged)?|out of time|time ?out)\b/i;
const TIME_VERB = /\b(forfeit(s|ed)?|los(t|es?)|flag(s|ged)?|ran|runs?|overstep(s|ped)?|time)\b/gi;
const WINS = /\b(wins?|won)\b/i;
const RESIGNS = /\bresign(s|ed)?\b/gi;
const PUNISHED = /\b(is |was )?punished\b/gi;
/** Told of other games, or by the moves alone. */
const FOREIGN =
  /\bdisconnect|\badjudicat|\babandon|\brules infraction|^(death|emergency)$|\b(check)?mated\b|\bby (check)?mate\b/i;
const FOREIGN_DRAW = /\brepetition|\bstalemate|\b(50|fifty)\b|\bmaterial\b/i;
/** What may stand before a verb without naming anybody. */
const NOBODY = /\b(the|game|match|team|player|first|second|white|black|both|drawn|won|wins?|by|on|a|is|was|and)\b/gi;

const subjects = (remark: string, verb: RegExp): readonly string[] =>
  [...remark.matchAll(verb)].map(({ index }) => remark.slice(0, index));

/** Who does what a remark tells: the players right before its verb. */
const doers = (remark: string, verb: RegExp, tags: readonly Tag[]): readonly (readonly Seat[])[] =>
  subjects(remark, verb)
    .map((before) => namedBefore(before, tags))
    .find((named) => named.length > 0) ?? [];

/** The one team of all these seats. */
const teamOf = (seats: readonly Seat[]): Team | null => {
  const [team, ...others] = new Set(seats.map(({ board, side }) => teamAt(board, side)));
  return team === undefined || others.length > 0 ? null : team;
};

const teamIn = (remark: string): Team | null =>
  TEAMS.find((team) => remark.toLowerCase().includes(`the ${team} team`)) ?? null;

const namesSomebody = (remark: string): boolean =>
  /\p{L}/u.test((subjects(remark, TIME_VERB)[0] ?? '').replace(NOBODY, ''));

/** As flags of both boards are told. */
const inOrder = (seats: readonly Seat[]): readonly Seat[] =>
  seats.toSorted((one, other) => one.board.localeCompare(other.board));

/** Of the seats a word may be of, those of the team that lost, where that tells more. */
const ofLoser = (seats: readonly Seat[], loser: Team | null): readonly Seat[] => {
  const own = seats.filter(({ board, side }) => teamAt(board, side) === loser);
  return seats.length > 1 && own.length > 0 ? own : seats;
};

/** Whose time ran out by a remark; null where it says so of nobody. */
const flags = (
  remark: string,
  tags: readonly Tag[],
  loser: Team | null,
  loserOf: Loser,
  onMove: readonly Seat[],
): SaidEnd | null => {
  const isOfWinner = WINS.test(remark);
  const named = isOfWinner ? [] : doers(remark, TIME_VERB, tags).map((seats) => ofLoser(seats, loser));
  if (named.length > 0 && named.every((seats) => seats.length === 1))
    return { kind: 'flags', seats: inOrder(named.flat()) };
  if (named.length === 0 && !isOfWinner && namesSomebody(remark)) return { kind: 'unknown-player', remark };
  // A name that both players of a team go by tells as much as the result.
  const team = teamOf(named.flat()) ?? loser;
  if (team !== null) return { kind: 'flags', seats: [loserOf(team)] };
  return /\b(both|flags)\b/i.test(remark) ? { kind: 'flags', seats: onMove } : null;
};

/** Who resigned by a remark, else the team that lost; null where nobody did. */
const resignation = (remark: string, tags: readonly Tag[], loser: Team | null): SaidEnd | null => {
  const named = doers(remark, RESIGNS, tags).flat();
  const [seat = null, ...others] = named;
  const team = teamOf(named) ?? teamIn(remark) ?? loser;
  return team === null ? null : { kind: 'resignation', team, seat: others.length > 0 ? null : seat };
};

/** What a record says of its end: the remarks behind its last move, and before them what a tag does. */
const remarksOf = ({ tags, comments, moves }: BpgnFile): readonly string[] => [
  ...tags.filter(({ name }) => name === 'Termination').map(({ value }) => value),
  ...(moves.at(-1)?.comments ?? comments),
];

/**
 * How a record says the match ended beside its moves; null where it says nothing, so that it goes on. A win that is
 * not explained is a resignation. Where no result is said, the end is what a remark says in so many words.
 * @param onMove whose turn it is on either board: whose flags fell where a draw by them names nobody
 */
export const saidEnd = (file: BpgnFile, loserOf: Loser, onMove: readonly Seat[]): SaidEnd | null => {
  const { tags, result } = file;
  const remarks = remarksOf(file);
  const find = (pattern: RegExp): string | undefined => remarks.findLast((remark) => remark.search(pattern) >= 0);
  if (result === '*' || result === null) {
    if (find(ABORTED) !== undefined) return { kind: 'aborted' };
    if (result === '*') return null;
  }
  const loser = result === null ? null : LOSER_OF[result];
  const foreign = find(result === '1/2-1/2' ? new RegExp(`${FOREIGN.source}|${FOREIGN_DRAW.source}`, 'i') : FOREIGN);
  if (foreign !== undefined && result !== null) return { kind: 'unknown-end', remark: foreign };
  const time = find(TIME);
  const fallen = time === undefined ? null : flags(time, tags, loser, loserOf, onMove);
  if (fallen !== null && (result !== null || fallen.kind === 'flags')) return fallen;
  if (result === '1/2-1/2') return { kind: 'agreement' };
  const [punished] = doers(find(PUNISHED) ?? '', PUNISHED, tags).flat();
  if (punished !== undefined) return { kind: 'punishment', seat: punished };
  return resignation(find(RESIGNS) ?? '', tags, loser);
};
