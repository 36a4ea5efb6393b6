import type { RosterView } from '@schemas/roster';
import { readPeople } from '../authority/show/showShape';
import type { Log } from '../base/log';
import { sayOnce } from '../base/sayOnce';
import { documentOf, readDocument, type Kind, type Shelf } from '../safety/kept/kept';

/** Where the people of each match outlive the server and later entries. */
export interface KeptPeople {
  /** Null: nothing was kept, as of a match of an earlier release. */
  of(matchId: string): RosterView | null;
  keep(matchId: string, people: RosterView): void;
}

const peopleOf = (matchId: string): Kind<object> => ({
  name: `people/${matchId}`,
  versions: [1],
  loss: 'people',
  check:
    () =>
    (found): found is object =>
      readPeople(found) !== null,
  instead: null,
});

/** Without a wait for the disk: after a power cut they are kept with the next change. */
export const keptPeople = (shelf: Shelf, log: Log): KeptPeople => {
  const attempt = sayOnce('Who plays a match could not be kept with it.', log);
  return {
    of: (matchId) => readPeople(readDocument(peopleOf(matchId), shelf)),
    keep: (matchId, people) => attempt(() => shelf.documents.jot(documentOf(peopleOf(matchId), people), null)),
  };
};
