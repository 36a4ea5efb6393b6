import type { PeopleView } from '@schemas/people';
import type { OpenMatch } from '../../authority/openMatch';

/** Who is named on papers and in records. */
export interface MatchPeople {
  /** Of any match of the journal. */
  of(matchId: string): PeopleView;
  ofOpen(open: OpenMatch): PeopleView;
}
