import type { PeopleView, Person } from '@schemas/people';
import type { RosterPerson, RosterView } from '@schemas/roster';

const shown = ({ mic, ...person }: RosterPerson): Person => ({ ...person, hasMic: mic !== null });

const team = ({ people, ...named }: RosterView['white']): PeopleView['white'] => ({
  ...named,
  people: people.map(shown),
});

/** The replicant `people`: what is drawn of those who are entered, without what their microphones are called in OBS. */
export const peopleView = ({ white, black, arbiters, commentators }: RosterView): PeopleView => ({
  white: team(white),
  black: team(black),
  arbiters: arbiters.map(shown),
  commentators: commentators.map(shown),
});
