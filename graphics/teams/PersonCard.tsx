import type { AirLanguage, Person, Side } from 'chess-match/client';
import { FitText } from '../air/FitText';
import type { Seating } from '../air/people/place';
import { Portrait } from '../air/people/Portrait';
import { peopleWords } from '../air/people/words';
import { Role } from './Role';
import { classes } from '../air/classes';
import look from '../air/look.module.css';
import css from './teams.module.css';

interface PersonCardProps {
  readonly person: Person;
  readonly seating: Seating;
  readonly side: Side;
  /** Pixels. */
  readonly width: number;
  readonly language: AirLanguage;
}

/** Pixels. */
const PADDING = 16;
const NAME = { oneLine: [44, 40, 38, 36, 34, 32], twoLines: [38, 36, 34, 32, 30, 28, 26] };

/** One of a team as a large card: the picture takes what the words leave. */
export const PersonCard = ({ person, seating, side, width, language }: PersonCardProps) => (
  <div className={classes(css.card, look.plate)} style={{ width }}>
    <div className={css.photo}>
      <Portrait name={person.name} photo={person.photo} side={side} width={width - 2} height="100%" />
    </div>
    <Role person={person} seating={seating} language={language} />
    <div className={css.cardWords}>
      <FitText text={person.name} weight={700} width={width - 2 * PADDING - 2} {...NAME} />
      {person.title !== '' && <div className={classes(css.title, css.cardTitle, look.figures)}>{person.title}</div>}
      {person.elo !== null && (
        <div className={classes(css.elo, look.figures)}>{peopleWords(language).elo(person.elo)}</div>
      )}
    </div>
  </div>
);
