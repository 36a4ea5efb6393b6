import { formatHalves, type MatchView, type PeopleView, type ScoreView, type Side } from 'chess-match/client';
import { FitText } from '../air/FitText';
import { Logo } from '../air/people/Logo';
import { TeamName } from '../air/people/TeamName';
import { striped, TeamStripe } from '../air/people/TeamStripe';
import { classes } from '../air/classes';
import sides from '../air/sides.module.css';
import css from './break.module.css';

interface StandingProps {
  readonly match: MatchView;
  readonly score: ScoreView;
  readonly people: PeopleView;
}

/** Pixels. */
const NAME_WIDTH = 440;
const NAME = { oneLine: [68, 60, 52, 48], twoLines: [48, 44, 40, 36, 32] };
const POINTS_WIDTH = 176;
const POINTS = [120, 104, 88, 72];

interface TeamProps extends StandingProps {
  readonly side: Side;
}

const Team = ({ side, match, score, people }: TeamProps) => (
  <div className={classes(css.team, css[side], striped, sides[side])}>
    <TeamStripe people={people} side={side} edge={side === 'white' ? 'left' : 'right'} width={16} />
    <Logo logo={people[side].logo} width={112} height={112} />
    <div className={css.name}>
      <TeamName
        side={side}
        match={match}
        people={people}
        weight={750}
        mayShorten={false}
        width={NAME_WIDTH}
        {...NAME}
      />
    </div>
    <div data-role={`score-${side}`}>
      <FitText text={formatHalves(score[side])} weight={800} width={POINTS_WIDTH} oneLine={POINTS} twoLines={[]} />
    </div>
  </div>
);

/** Who plays and how the game stands. */
export const Standing = (props: StandingProps) => (
  <div className={css.standing}>
    <Team side="white" {...props} />
    <Team side="black" {...props} />
  </div>
);
