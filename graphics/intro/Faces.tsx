import type { Language, PeopleView, Person, Side } from 'chess-match/client';
import { lineUp } from '../shared/people/lineUp';
import { Portrait } from '../shared/people/Portrait';
import { peopleWords } from '../shared/people/words';
import { classes } from '../shared/classes';
import look from '../shared/look.module.css';
import css from './intro.module.css';

interface FacesProps {
  readonly people: PeopleView;
  readonly side: Side;
  readonly language: Language;
}

/** Most of a team in the row, and the size of a portrait in pixels: six fill the width of a team's plate. */
const MOST = 6;
const PORTRAIT = { width: 134, height: 152 } as const;

const plays = ({ role }: Person): boolean => role === 'captain' || role === 'player' || role === 'reserve';

/** Who plays, as their faces with their playing strength; nothing while nobody is entered. */
export const Faces = ({ people, side, language }: FacesProps) => (
  <div className={classes(css.faces, side === 'black' && css.isMirrored)}>
    {lineUp(people[side].people.filter(plays))
      .slice(0, MOST)
      .map(({ id, name, photo, rating }) => (
        <div key={id} className={classes(css.face, look.plate)}>
          <Portrait name={name} photo={photo} side={side} {...PORTRAIT} />
          {rating !== null && (
            <span className={classes(css.elo, look.figures)}>{peopleWords(language).rating(rating)}</span>
          )}
        </div>
      ))}
  </div>
);
