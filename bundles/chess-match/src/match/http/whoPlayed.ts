import type { PeopleView } from '@schemas/people';
import type { RecordPlayed } from '../../games/common/records';
import { ownPeople } from '../../view/ownPeople';
import type { OpenMatch } from '../openMatch';

/** Who plays a match, by the people entered for its teams, and since when, for its record. */
export const whoPlayed = ({ history, row }: OpenMatch, people: PeopleView): RecordPlayed => {
  const { white, black } = row.setup;
  const own = ownPeople(people, { demo: false, teams: { white: { name: white }, black: { name: black } } });
  return {
    atMs: history.entries.at(0)?.event.atMs ?? row.createdAtMs,
    player: (team, board) => own[team].people.find(({ table }) => table === board) ?? null,
  };
};
