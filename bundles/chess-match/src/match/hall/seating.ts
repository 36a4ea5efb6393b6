import type { MatchRow } from '../journal/types';

/**
 * Which team sits where: the games of one match are a series, and in a return game the teams have changed sides (B20).
 */
export interface Seating {
  /** Id of the first game; of places and keys, that of the first match that was open here (`Seats`). */
  readonly series: string;
  /** Whether White of this game is who was Black in the first. */
  readonly turned: boolean;
}

/** A match of the journal, as far as it tells who sits where. */
export type Game = Pick<MatchRow, 'matchId' | 'setup'>;

/** A name that was mended in one of the two games alone still leaves the other by which they are known. */
const isExchanged = (one: Game['setup'], other: Game['setup']): boolean =>
  one.white !== other.white && one.black !== other.black;

/**
 * A return game with a team written where it was in the first one was set up without a change of sides. @param match by
 * its id
 */
export const seatingOf = ({ matchId, setup }: Game, match: (matchId: string) => Game | null): Seating => {
  const first = setup.returnOf === null ? null : match(setup.returnOf);
  if (first === null) return { series: matchId, turned: false };
  const { series, turned } = seatingOf(first, match);
  return { series, turned: turned !== isExchanged(setup, first.setup) };
};

const TEAM = /-(white|black)(?=-|$)/;
const OTHER = { white: 'black', black: 'white' } as const;

/** Whether it can be told how something that was named by the one is called by the other. */
export const isKin = (from: Seating | null, to: Seating): boolean => from?.series === to.series;

/**
 * Whether the teams have the other colours now. @param from when something was named by a colour; null: before the
 * first game
 */
export const isTurned = (from: Seating | null, to: Seating): boolean =>
  from?.series === to.series && from.turned !== to.turned;

export const isSame = (one: Seating | null, other: Seating | null): boolean =>
  one?.series === other?.series && one?.turned === other?.turned;

/**
 * What a place of the hall or a workplace of the crew is now: what is a team's goes with its team; what everybody sees
 * stays.
 */
export const placeAfter = <Named extends string>(place: Named, from: Seating | null, to: Seating): Named =>
  isTurned(from, to) ? (place.replace(TEAM, (_all, team: 'white' | 'black') => `-${OTHER[team]}`) as Named) : place;

export const isOfTeam = (place: string): boolean => TEAM.test(place);
