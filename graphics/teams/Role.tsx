import type { AirLanguage, Person } from 'chess-match/client';
import { placeOf, type Seating } from '../air/people/place';
import { peopleWords } from '../air/people/words';
import { classes } from '../air/classes';
import look from '../air/look.module.css';
import css from './teams.module.css';

interface RoleProps {
  readonly person: Person;
  readonly seating: Seating;
  readonly language: AirLanguage;
}

/** What somebody is in the team: the captain stands out; a player is told by the seat. */
export const Role = ({ person, seating, language }: RoleProps) => {
  const { roles } = peopleWords(language);
  const { role } = person;
  const place = placeOf(person, seating, language);
  const isSeatEnough = role === 'player' && place !== null;
  return (
    <span className={classes(css.role, look.figures)}>
      {place !== null && <span className={css.place}>{place}</span>}
      {!isSeatEnough && <span className={role === 'captain' ? css.captain : css.other}>{roles[role]}</span>}
    </span>
  );
};
