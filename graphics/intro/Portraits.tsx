import type { AirLanguage, PeopleView, Person, Side } from 'chess-match/client';
import { SIDES } from 'chess-match/client/view';
import { FitText, measureFigures } from '../air/FitText';
import { lineUp } from '../air/people/lineUp';
import { Portrait } from '../air/people/Portrait';
import { peopleWords } from '../air/people/words';
import { GAP, layoutPortraits, MOST } from './portraits';
import { classes } from '../air/classes';
import look from '../air/look.module.css';
import css from './intro.module.css';

interface PortraitsProps {
  readonly people: PeopleView;
  readonly side: Side;
  readonly language: AirLanguage;
}

const plays = ({ role }: Person): boolean => role === 'captain' || role === 'player' || role === 'reserve';

const membersOf = (people: PeopleView, side: Side): readonly Person[] =>
  lineUp(people[side].people.filter(plays)).slice(0, MOST);

/** Of a name. */
const WEIGHT = 650;

/** Who plays: their faces with their names and playing strength; nothing while nobody is entered. */
export const Portraits = ({ people, side, language }: PortraitsProps) => {
  const names = SIDES.map((team) => membersOf(people, team).map((member) => member.name));
  const { tile, portrait, pad, name: box } = layoutPortraits(names, measureFigures(WEIGHT));
  return (
    <div className={css.faces} style={{ gap: GAP }}>
      {membersOf(people, side).map(({ id, name, photo, elo }) => (
        <div key={id} className={classes(css.face, look.plate)} style={{ width: tile }}>
          <Portrait name={name} photo={photo} side={side} {...portrait} />
          <div style={{ padding: `0 ${pad}px` }}>
            <FitText text={name} weight={WEIGHT} {...box} />
            {elo !== null && <span className={classes(css.elo, look.figures)}>{peopleWords(language).elo(elo)}</span>}
          </div>
        </div>
      ))}
    </div>
  );
};
