import { placeText, type AirLanguage, type MatchView, type Person } from 'chess-match/client';
import { peopleWords } from '../air/people/words';
import { classes } from '../air/classes';
import look from '../air/look.module.css';
import css from './teams.module.css';

interface RoleProps {
  readonly person: Person;
  readonly game: MatchView['game'];
  readonly language: AirLanguage;
}

/** What somebody is in the team: the captain stands out; a player is told by the seat. */
export const Role = ({ person, game, language }: RoleProps) => {
  const { roles } = peopleWords(language);
  const { role } = person;
  const isSeatEnough = role === 'player' && person.seat !== null;
  return (
    <span className={classes(css.role, look.figures)}>
      {person.seat !== null && <span className={css.place}>{placeText(game, person.seat, language)}</span>}
      {!isSeatEnough && <span className={role === 'captain' ? css.captain : css.other}>{roles[role]}</span>}
    </span>
  );
};
