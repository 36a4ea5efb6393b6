import type { AirView } from '@schemas/air';
import type { PeopleView, Person, TeamPeople } from '@schemas/people';
import type { SpokenView } from '@schemas/spoken';
import type { StatisticsView } from '@schemas/statistics';
import { LIVE_VERSION, type LivePerson, type LiveState, type LiveTeam, type LiveTexts } from '../../contract/live';
import type { HomeSources } from '../../contract/viewers';
import { remainingAt } from '../../view/clock';
import { formatHalves } from '../../view/halves';
import { ownPeople } from '../../view/ownPeople';
import { formatClock } from '../../view/timeText';
import { homeContent } from '../home/content';
import { NO_PAST } from '../home/past';

/** What is told is a cut of public views alone, by type. */
export type LiveSources = HomeSources & {
  readonly statistics: StatisticsView;
  readonly spoken: SpokenView;
  readonly air: AirView;
};

const shown = ({ id, name, title, role, elo, photo }: Person): LivePerson => ({ id, name, title, role, elo, photo });

const teamShown = ({ name, short, logo, colour, people }: TeamPeople): LiveTeam => ({
  name,
  short,
  logo,
  colour,
  people: people.map(shown),
});

const peopleShown = ({ white, black, arbiters, commentators }: PeopleView): LiveState['people'] => ({
  white: teamShown(white),
  black: teamShown(black),
  others: [...arbiters, ...commentators].map(shown),
});

export const stateOf = ({ statistics, spoken, air, ...sources }: LiveSources): LiveState => {
  const { match, boards, clocks, score, course, turns, play, players, speaking } = homeContent(
    'all',
    sources,
    NO_PAST.list,
  );
  return {
    match: { ...match, settings: sources.match.settings },
    boards,
    clocks,
    score,
    course,
    turns,
    play,
    people: peopleShown(ownPeople(sources.people, sources.match)),
    speaking,
    statistics,
    spoken,
    air,
    ...(players && { players }),
  };
};

export const textsOf = ({ score, clocks }: Pick<LiveState, 'score' | 'clocks'>, atMs: number): LiveTexts => ({
  score: { white: formatHalves(score.white), black: formatHalves(score.black) },
  clocks: Object.fromEntries(clocks.clocks.map((clock) => [clock.id, formatClock(remainingAt(clock, atMs))])),
});

/** A state as programs get it, written out once however many are told it. */
export interface WrittenState {
  readonly state: LiveState;
  readonly json: string;
  /** Of the match. */
  readonly version: number;
}

/** A message in words of JSON. @param atMs the moment that is told @param version null: it is not said */
export const messageOf = (
  { state, json }: WrittenState,
  atMs: number,
  delayMs: number,
  version: number | null,
): string => {
  const head = JSON.stringify({ v: LIVE_VERSION, at: atMs, delayMs, version, texts: textsOf(state, atMs) });
  return `${head.slice(0, -1)},"state":${json}}`;
};
