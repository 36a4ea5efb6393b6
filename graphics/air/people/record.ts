import type { PeopleView, Person, SeatPace, Side, SpokenView, StatisticsView } from 'chess-match/client';

/** Less than that was a word to somebody, no talk. Ms. */
const LEAST_SPOKEN_MS = 10_000;

/** A person with what this match has counted of him. */
export interface PersonRecord {
  readonly person: Person;
  /** Null for who is of no team. */
  readonly side: Side | null;
  /** By his own clock, or his team's where it has one clock; null where no clock is his. */
  readonly pace: SeatPace['pace'] | null;
  /** Whether that is the clock of his own seat. */
  readonly isOwnClock: boolean;
  /** Null as long as it is not worth telling. */
  readonly spokenMs: number | null;
}

interface Counted {
  readonly statistics: StatisticsView;
  readonly spoken: SpokenView;
}

const worthTelling = (ms: number): number | null => (ms >= LEAST_SPOKEN_MS ? ms : null);

const msOf = ({ people }: SpokenView, id: string): number => people.find((one) => one.id === id)?.ms ?? 0;

/** Who sits at a board has its clock; a captain at a work table his team's. */
const plays = ({ role, seat }: Person): boolean => role === 'captain' || (role === 'player' && seat !== null);

const paceFor = ({ seats }: StatisticsView, person: Person, side: Side) => {
  const ofTeam = seats.filter(({ team }) => team === side);
  const own = ofTeam.find(({ board }) => board !== null && board === person.seat);
  if (own !== undefined) return { pace: own.pace, isOwnClock: true };
  const [only, ...others] = ofTeam;
  const isShared = only?.board === null && others.length === 0 && plays(person);
  return { pace: isShared ? only.pace : null, isOwnClock: false };
};

const NO_CLOCK = { pace: null, isOwnClock: false } as const;

/** What this match has counted of a person. */
export const recordOf = (person: Person, side: Side | null, { statistics, spoken }: Counted): PersonRecord => ({
  person,
  side,
  ...(side === null ? NO_CLOCK : paceFor(statistics, person, side)),
  spokenMs: worthTelling(msOf(spoken, person.id)),
});

/** For how long the people of a team have spoken, all together; null as long as it is not worth telling. */
export const spokenByTeam = (people: Pick<PeopleView, Side>, side: Side, spoken: SpokenView): number | null =>
  worthTelling(people[side].people.reduce((sum, { id }) => sum + msOf(spoken, id), 0));
