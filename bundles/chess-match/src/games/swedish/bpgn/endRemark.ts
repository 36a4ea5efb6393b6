import { SIDES, type Side } from '../../common/sides';
import { BOARDS, TEAMS, type BoardId, type Seat, type Team } from '../seats';
import type { End } from '../state';
import type { BpgnFile, BpgnResult, Tag } from './file';

/** Ends that no move of a record tells. */
export type SaidEnd =
  | { readonly kind: 'resignation'; readonly team: Team }
  | { readonly kind: 'flags'; readonly seats: readonly Seat[] }
  | { readonly kind: 'punishment'; readonly seat: Seat }
  | { readonly kind: 'agreement' }
  | { readonly kind: 'aborted' };

export const resultOf = (end: End | null): BpgnResult => {
  switch (end?.result) {
    case 'first':
      return '1-0';
    case 'second':
      return '0-1';
    case 'draw':
      return '1/2-1/2';
    default:
      return '*';
  }
};

const seatText = ({ board, side }: Seat): string => `${side === 'white' ? 'White' : 'Black'}${board}`;

/** How the match ended, in words after the last move; null where the moves say it, or it goes on. */
export const endRemark = (end: End | null): string | null => {
  switch (end?.reason) {
    case 'resignation':
      return `The ${end.result === 'first' ? 'second' : 'first'} team resigns`;
    case 'flag':
    case 'simultaneous-flags':
      return `${end.at.map(seatText).join(' and ')} forfeits on time`;
    case 'punishment':
      return `${end.at.map(seatText).join('')} is punished with loss of the game`;
    case 'agreement':
      return 'Game drawn by agreement';
    case 'aborted':
      return 'Game aborted';
    default:
      return null;
  }
};

/** Players named in a remark, by seat or by the name their tag gives. */
const seatsIn = (remark: string, tags: readonly Tag[]): readonly Seat[] =>
  BOARDS.flatMap((board) =>
    SIDES.filter((side) => {
      const name = tags.find((tag) => tag.name === seatText({ board, side }))?.value;
      const words = remark.split(/[\s.,]+/);
      return words.includes(seatText({ board, side })) || (name !== undefined && name !== '' && words.includes(name));
    }).map((side) => ({ board, side })),
  );

const teamIn = (remark: string): Team | null =>
  TEAMS.find((team) => remark.toLowerCase().includes(`the ${team} team`)) ?? null;

/** Whose clock ran out where the remark names nobody: of the losing team, the one whose turn it was. */
export type Loser = (team: Team) => { readonly board: BoardId; readonly side: Side };

const LOSER_OF: Readonly<Record<BpgnResult, Team | null>> = {
  '1-0': 'second',
  '0-1': 'first',
  '1/2-1/2': null,
  '*': null,
};

/**
 * How a record says the match ended beside its moves; null where it says nothing, so that it goes on. A win that is
 * not explained is a resignation.
 * @param onMove whose turn it is on either board: whose flags fell where a draw by them names nobody
 */
export const saidEnd = (
  { tags, comments, moves, result }: BpgnFile,
  loserOf: Loser,
  onMove: readonly Seat[],
): SaidEnd | null => {
  const remarks = [...(moves.at(-1)?.comments ?? comments)];
  const find = (pattern: RegExp): string | undefined => remarks.findLast((remark) => pattern.test(remark));
  if (result === '*') return find(/\babort(ed|s)\b/i) === undefined ? null : { kind: 'aborted' };
  const loser = LOSER_OF[result];
  const time = find(/\b(on time|flag(s|ged)?)\b/i);
  const punished = find(/punish/i);
  if (time !== undefined) {
    const named = seatsIn(time, tags);
    if (named.length > 0) return { kind: 'flags', seats: named };
    if (loser !== null) return { kind: 'flags', seats: [loserOf(loser)] };
    if (/\b(both|flags)\b/i.test(time)) return { kind: 'flags', seats: onMove };
  }
  if (loser === null) return { kind: 'agreement' };
  const seat = punished === undefined ? undefined : seatsIn(punished, tags)[0];
  if (seat !== undefined) return { kind: 'punishment', seat };
  return { kind: 'resignation', team: teamIn(find(/resign/i) ?? '') ?? loser };
};
