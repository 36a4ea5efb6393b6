import type { PeopleView, Person, LivePerson, LiveState, LiveTeam } from 'chess-match/client';

/** The address of a picture that the server names without itself; null: it cannot be had here. */
export type PictureAt = (path: string) => string | null;

const at = (picture: PictureAt, path: string | null): string | null => (path === null ? null : picture(path));

/**
 * The people as graphics are drawn from them. Where somebody plays stands among the players where boards are played
 * apart; at which work table he sits, and by what he is heard, is not told.
 */
export const peopleFrom = ({ people, players = [] }: LiveState, picture: PictureAt): PeopleView => {
  const person = ({ photo, ...rest }: LivePerson, seat: number | null): Person => ({
    ...rest,
    photo: at(picture, photo),
    seat,
    hasMic: false,
  });
  const team = (side: 'white' | 'black', { logo, ...rest }: LiveTeam): PeopleView['white'] => ({
    ...rest,
    logo: at(picture, logo),
    people: rest.people.map((one) =>
      person(one, players.find(({ team: of, name }) => of === side && name === one.name)?.board ?? null),
    ),
  });
  const others = people.others.map((one) => person(one, null));
  return {
    white: team('white', people.white),
    black: team('black', people.black),
    arbiters: others.filter(({ role }) => role === 'arbiter'),
    commentators: others.filter(({ role }) => role !== 'arbiter'),
  };
};
