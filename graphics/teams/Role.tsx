import { placeText, type Language, type MatchView, type Person } from 'chess-match/client';
import { peopleWords } from '../shared/people/words';
import { classes } from '../shared/classes';
import look from '../shared/look.module.css';
import css from './teams.module.css';

interface RoleProps {
  readonly person: Person;
  readonly game: MatchView['game'];
  /** Whether the playing strength stands here too. */
  readonly hasRating: boolean;
  readonly language: Language;
}

/** What somebody is in the team: the captain stands out; a player is told by the table. */
export const Role = ({ person, game, hasRating, language }: RoleProps) => {
  const { roles } = peopleWords(language);
  const { role } = person;
  const isTableEnough = role === 'player' && person.table !== null;
  return (
    <span className={classes(css.role, look.figures)}>
      {person.table !== null && <span className={css.table}>{placeText(game, person.table, language)}</span>}
      {hasRating && person.rating !== null && <b className={css.rating}>{person.rating}</b>}
      {!isTableEnough && <span className={role === 'captain' ? css.captain : css.other}>{roles[role]}</span>}
    </span>
  );
};
