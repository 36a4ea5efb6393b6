import type { AirLanguage, PeopleView, Person } from 'chess-match/client';
import type { Zone } from 'chess-match/client/show';
import { SIDES } from 'chess-match/client/view';
import { classes } from '../air/classes';
import { FitText } from '../air/FitText';
import look from '../air/look.module.css';
import { lineUp } from '../air/people/lineUp';
import { Portrait } from '../air/people/Portrait';
import { peopleWords } from '../air/people/words';
import { box } from '../air/rect';
import css from './vertical.module.css';

interface LineUpsProps {
  readonly zone: Zone;
  readonly people: PeopleView;
  readonly language: AirLanguage;
}

const [GAP, MOST, HIGHEST, FACE] = [12, 6, 132, 0.8] as const;
const PAD = 24;
const NAME = { weight: 650, oneLine: [36, 34, 32, 30], twoLines: [30, 28, 26, 24] } as const;

const plays = ({ role }: Person): boolean => role === 'captain' || role === 'player' || role === 'reserve';

/** Who plays, a team beside the other: face, name, strength. */
export const LineUps = ({ zone, people, language }: LineUpsProps) => {
  const teams = SIDES.map((side) => lineUp(people[side].people.filter(plays)).slice(0, MOST));
  const rows = Math.max(1, ...teams.map((team) => team.length));
  const width = (zone.width - GAP) / 2;
  const height = Math.min(HIGHEST, Math.floor((zone.height - (rows - 1) * GAP) / rows));
  const face = Math.floor(height * FACE);
  return teams.map((team, column) =>
    team.map(({ id, name, photo, elo }, row) => (
      <div
        key={id}
        className={classes(css.person, look.plate, look.figures)}
        style={box({ x: zone.x + column * (width + GAP), y: zone.y + row * (height + GAP), width, height })}
      >
        <Portrait name={name} photo={photo} side={SIDES[column] ?? null} width={face} height={face} />
        <span className={css.who}>
          <FitText text={name} width={width - face - 3 * PAD} {...NAME} />
          {elo !== null && <span className={css.elo}>{peopleWords(language).elo(elo)}</span>}
        </span>
      </div>
    )),
  );
};
