import type { PeopleView } from '@schemas/people';
import type { RecordPlayed } from '../../../games/common/records';
import { ownPeople } from '../../../view/ownPeople';
import type { OpenMatch } from '../../authority/openMatch';

/**
 * Who plays a match, by the people entered for its teams, else as the record said it was read from, and since when, for
 * its record.
 */
export const whoPlayed = ({ history, row }: OpenMatch, people: PeopleView): RecordPlayed => {
  const { white, black, players = [] } = row.setup;
  const own = ownPeople(people, { demo: false, teams: { white: { name: white }, black: { name: black } } });
  return {
    atMs: history.entries.at(0)?.event.atMs ?? row.createdAtMs,
    player: (team, board) =>
      own[team].people.find(({ seat }) => seat === board) ??
      players.find((player) => player.team === team && player.board === board) ??
      null,
    arbiters: people.arbiters.map(({ name }) => name),
  };
};
