import type { PeopleView, Person } from '@schemas/people';
import {
  teamOf,
  type HomeAudience,
  type HomeContent,
  type HomeCorrection,
  type HomeMatch,
  type HomePast,
  type HomePerson,
  type HomePlayer,
  type HomeSources,
  type HomeTeam,
} from '../../contract/viewers';
import { SIDES } from '../../games/common/sides';
import { mayDo } from '../../games/mayDo';
import { ownPeople } from '../../view/ownPeople';
import { playerAt, seatsOfTeam } from '../../view/playerAt';

type Correction = NonNullable<HomeSources['match']['correction']>;

const named = ({ id, name, title }: Person): HomePerson => ({ id, name, title });

const teamAtHome = ({ name, short, people }: PeopleView['white']): HomeTeam => ({
  name,
  short,
  people: people.map(named),
});

/** On boards that wait for one another a team plays all of them: there nobody has one. */
const playersAtHome = (people: PeopleView, match: HomeSources['match']): readonly HomePlayer[] =>
  SIDES.flatMap((team) =>
    seatsOfTeam(match, team).flatMap(({ board }) => {
      const name = playerAt(people, team, board);
      return name === '' ? [] : [{ board, team, name }];
    }),
  );

const without = <T extends object, K extends keyof T>(value: T, ...names: readonly K[]): Omit<T, K> =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.some((left) => left === name))) as Omit<T, K>;

const correctionAtHome = ({ number, side, isCut, moves }: Correction): HomeCorrection => ({
  number,
  side,
  isCut,
  moves: moves.map(({ board }) => ({ board })),
});

const matchAtHome = (match: HomeSources['match']): HomeMatch => ({
  ...without(match, 'version', 'settings'),
  correction: match.correction && correctionAtHome(match.correction),
  threads: match.threads.map((thread) => without(thread, 'version')),
});

/**
 * Whom an audience hears: its own team, and who belongs to none. Of the other team not so much as that somebody speaks.
 */
const heard = (audience: HomeAudience, { ids }: HomeSources['speaking'], people: PeopleView): readonly string[] => {
  const team = teamOf(audience);
  const own = team === null ? [] : people[team].people;
  const audible = new Set([...own, ...people.arbiters, ...people.commentators].map(({ id }) => id));
  return ids.filter((id) => audible.has(id));
};

/** Whether a team has a turn to make somewhere. */
const isToMove = (team: string | null, { threads, seats }: HomeSources['match']): boolean =>
  threads.some(({ id, toMove }) =>
    seats.some((seat) => seat.team === team && seat.thread === id && seat.side === toMove),
  );

const LAST_TURNS = 8;

/** What an audience at home may know, from public views alone. */
export const homeContent = (audience: HomeAudience, sources: HomeSources, past: HomePast): HomeContent => {
  const { match, clocks, score, boards, course, turns, play, options, speaking } = sources;
  const people = ownPeople(sources.people, match);
  return {
    audience,
    match: matchAtHome(match),
    boards: boards.boards.filter(({ status }) => status !== 'empty'),
    clocks,
    score,
    course,
    play,
    turns: turns.turns.slice(-LAST_TURNS),
    options: isToMove(teamOf(audience), match) ? mayDo(options) : null,
    people: {
      white: teamAtHome(people.white),
      black: teamAtHome(people.black),
      others: [...people.arbiters, ...people.commentators].map(named),
    },
    players: playersAtHome(people, match),
    speaking: heard(audience, speaking, people),
    past,
  };
};

/**
 * A moment of the house with the match as it stood before: of what was taken back nothing, and who was there and spoke
 * as it was.
 */
export const withMatchOf = (before: HomeContent, { people, players, speaking }: HomeContent): HomeContent => ({
  ...before,
  people,
  speaking,
  ...(players && { players }),
});
