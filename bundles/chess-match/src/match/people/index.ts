import type { RosterView } from '@schemas/roster';
import type { OpenMatch } from '../authority/openMatch';
import type { Log } from '../base/log';
import type { Outlet } from '../publish/outlet';
import type { Shelf } from '../safety/kept/kept';
import { keptPeople } from './keptPeople';

/** Who played which match, whatever is entered for the next one. */
export interface PeopleOfMatches {
  readonly outlet: Outlet<'match' | 'roster'>;
  /** Null: nothing is known but those entered now. */
  of(matchId: string): RosterView | null;
  /** Of the open match: those entered now while it is played, those of its end after that. */
  ofOpen(open: OpenMatch, entered: RosterView): RosterView;
}

export const servePeople = (shelf: Shelf, log: Log): PeopleOfMatches => {
  const kept = keptPeople(shelf, log);
  let last = { matchId: '', text: '' };
  return {
    outlet: {
      name: 'people',
      of: ['match', 'roster'],
      when: 'quiet',
      take: (picture) => {
        const { matchId, status } = picture.view('match');
        if (matchId === null) return;
        const text = picture.text('roster');
        if (last.matchId === matchId && (status === 'over' || last.text === text)) return;
        if (status !== 'over' || kept.of(matchId) === null) kept.keep(matchId, picture.view('roster'));
        last = { matchId, text };
      },
    },
    of: kept.of,
    ofOpen: ({ row, views }, entered) => (views.match.status === 'over' ? kept.of(row.matchId) : null) ?? entered,
  };
};
