import { formatHalves, type MatchView, type PeopleView, type Side } from 'chess-match/client';
import { SIDES } from 'chess-match/client/view';
import { classes } from '../air/classes';
import look from '../air/look.module.css';
import { TeamName } from '../air/people/TeamName';
import { striped, TeamStripe } from '../air/people/TeamStripe';
import sides from '../air/sides.module.css';
import css from './scoreThen.module.css';

interface ScoreThenProps {
  readonly match: MatchView;
  readonly people: PeopleView;
  /** Half-points. */
  readonly score: Readonly<Record<Side, number>>;
  /** When it stood so. */
  readonly title: string;
}

const NAME = { weight: 650, width: 296, oneLine: [40, 36, 32], twoLines: [32, 30, 28, 26, 24] } as const;

/** Both teams with their score as it was then, which is not that of the score bug. */
export const ScoreThen = ({ match, people, score, title }: ScoreThenProps) => (
  <div className={css.score} data-role="score-then">
    <span className={classes(css.title, look.figures)}>{title}</span>
    <div className={css.teams}>
      {SIDES.map((side) => (
        <div key={side} className={classes(css.team, striped, sides[side], side === 'black' && css.isMirrored)}>
          <TeamStripe people={people} side={side} edge="bottom" width={8} />
          <TeamName side={side} match={match} people={people} mayShorten={false} {...NAME} />
          <b className={classes(css.points, look.figures)}>{formatHalves(score[side])}</b>
        </div>
      ))}
    </div>
  </div>
);
