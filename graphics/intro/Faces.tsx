import type { Language, PeopleView, Person, Side } from 'chess-match/client';
import { FitText } from '../shared/FitText';
import { lineUp } from '../shared/people/lineUp';
import { Portrait } from '../shared/people/Portrait';
import { peopleWords } from '../shared/people/words';
import { ZONES } from '../shared/theme';
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
const GAP = 8;
/** Of a team's plate; from this width of a tile on there is room for a name beside the portrait. */
const WIDTH = (ZONES.whole.width - 2 * GAP) / 2;
const NAMED = 270;
const PAD = 14;
const NAME = { oneLine: [44, 40, 36, 32], twoLines: [36, 32, 28, 26, 24] } as const;

const plays = ({ role }: Person): boolean => role === 'captain' || role === 'player' || role === 'reserve';

const Elo = ({ rating, language }: Pick<Person, 'rating'> & Pick<FacesProps, 'language'>) =>
  rating !== null && <span className={classes(css.elo, look.figures)}>{peopleWords(language).rating(rating)}</span>;

/** Who plays, as their faces with their playing strength, few of them with their names; nothing while nobody is entered. */
export const Faces = ({ people, side, language }: FacesProps) => {
  const members = lineUp(people[side].people.filter(plays)).slice(0, MOST);
  const width = (WIDTH - GAP * (members.length - 1)) / members.length;
  if (width < NAMED)
    return (
      <div className={classes(css.faces, side === 'black' && css.isMirrored)}>
        {members.map(({ id, name, photo, rating }) => (
          <div key={id} className={classes(css.face, look.plate)}>
            <Portrait name={name} photo={photo} side={side} {...PORTRAIT} />
            <Elo rating={rating} language={language} />
          </div>
        ))}
      </div>
    );
  return (
    <div className={css.faces}>
      {members.map(({ id, name, photo, rating }) => (
        <div key={id} className={classes(css.face, css.isNamed, look.plate)} style={{ width }}>
          <Portrait name={name} photo={photo} side={side} {...PORTRAIT} />
          <div className={css.named}>
            <FitText text={name} weight={650} width={width - PORTRAIT.width - 2 * PAD} {...NAME} />
            <Elo rating={rating} language={language} />
          </div>
        </div>
      ))}
    </div>
  );
};
