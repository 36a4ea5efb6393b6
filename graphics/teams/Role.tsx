import type { Language, Person } from 'chess-match/client';
import { peopleWords } from '../shared/people/words';

interface RoleProps {
  readonly person: Person;
  /** Whether the playing strength stands here too. */
  readonly hasRating: boolean;
  readonly language: Language;
}

/** What somebody is in the team: the captain stands out; a player is told by the table. */
export const Role = ({ person, hasRating, language }: RoleProps) => {
  const { roles, table } = peopleWords(language);
  const { role } = person;
  const isTableEnough = role === 'player' && person.table !== null;
  return (
    <span className="team-role figures">
      {person.table !== null && <span className="team-table">{table(person.table)}</span>}
      {hasRating && person.rating !== null && <b className="team-rating">{person.rating}</b>}
      {!isTableEnough && <span className={role === 'captain' ? 'team-captain' : 'team-other'}>{roles[role]}</span>}
    </span>
  );
};
