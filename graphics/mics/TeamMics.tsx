import type { PeopleView, Side } from 'chess-match/client';
import { FitText } from '../air/FitText';
import { lineUp } from '../air/people/lineUp';
import { striped, TeamStripe } from '../air/people/TeamStripe';
import { Plate } from './Plate';
import { MOST_OF_A_TEAM, placeOf, ROW } from './rows';
import { useTags } from '../air/mics/useTags';
import { classes } from '../air/classes';
import sides from '../air/sides.module.css';
import css from './mics.module.css';

interface TeamMicsProps {
  readonly people: PeopleView;
  readonly speaking: readonly string[];
  readonly side: Side;
  readonly team: string;
}

const TEAM_WIDTH = 1688;
const ONE_LINE = [40, 36, 32];
const TWO_LINES = [28, 26, 24];
/** As many people as a team may have. */
const ALL = 30;

/** All microphones of a team in their fixed order; those that are heard are lit. */
export const TeamMics = ({ people, speaking, side, team }: TeamMicsProps) => {
  const members = lineUp(people[side].people.filter(({ hasMic }) => hasMic)).slice(0, MOST_OF_A_TEAM);
  const heard = speaking.filter((id) => members.some((member) => member.id === id));
  const lit = useTags(heard, ALL).filter(({ leavingSinceMs }) => leavingSinceMs === null);
  return (
    <>
      <div className={classes(css.team, striped, sides[side])}>
        <TeamStripe people={people} side={side} edge="left" width={12} />
        <FitText text={team} weight={700} width={TEAM_WIDTH} oneLine={ONE_LINE} twoLines={TWO_LINES} />
      </div>
      {members.map((person, index) => {
        const { left, top, width } = placeOf(index);
        const isOpen = lit.some(({ id }) => id === person.id);
        return (
          <div key={person.id} className={css.tag} style={{ left, top }}>
            <Plate people={people} person={person} side={side} isOpen={isOpen} width={width} height={ROW} />
          </div>
        );
      })}
    </>
  );
};
