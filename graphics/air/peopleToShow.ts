import type { MatchView, PeopleView } from 'chess-match/client';
import { ownPeople } from 'chess-match/client/view';

/**
 * Leaves in pictures only people of the teams that play; those of one list for the same teams are the same object, as
 * pictures are compared by it.
 */
export const peopleToShow = (): (<P extends { readonly match: MatchView }>(picture: P) => P) => {
  let last: Readonly<Record<'entered' | 'shown', PeopleView>> | null = null;
  return (picture) => {
    const { people: entered }: { readonly people?: PeopleView } = picture as object;
    if (entered === undefined) return picture;
    const now = ownPeople(entered, picture.match);
    const isSame =
      last?.entered === entered && last.shown.white.name === now.white.name && last.shown.black.name === now.black.name;
    const shown: PeopleView = isSame && last !== null ? last.shown : now;
    last = { entered, shown };
    return { ...picture, people: shown };
  };
};
