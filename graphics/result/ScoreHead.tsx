import { formatHalves, type MatchView, type PeopleView, type ScoreView, type Side } from 'chess-match/client';
import { classes } from '../air/classes';
import { FitText } from '../air/FitText';
import look from '../air/look.module.css';
import { TeamName } from '../air/people/TeamName';
import { striped, TeamStripe } from '../air/people/TeamStripe';
import sides from '../air/sides.module.css';
import { ZONES } from '../air/theme';
import css from './scoreHead.module.css';

interface ScoreHeadProps {
  readonly picture: {
    readonly match: MatchView;
    readonly score: ScoreView;
    readonly people: PeopleView;
  };
  /** How the match stands or ended. */
  readonly title: string;
  /** Below it; "" for nothing. */
  readonly below: string;
}

const NAME = { weight: 650, width: 392, oneLine: [44, 40, 36, 32], twoLines: [36, 32, 30, 28] } as const;
const POINTS = { weight: 800, width: 88, oneLine: [72, 64, 56, 48], twoLines: [] } as const;
const TITLE = { weight: 750, width: 600, oneLine: [48, 44, 40, 36], twoLines: [32, 30, 28, 26] } as const;
const BELOW = { weight: 550, width: 600, oneLine: [32, 30, 28, 26, 24], twoLines: [] } as const;

const Team = ({ team, picture }: Pick<ScoreHeadProps, 'picture'> & { readonly team: Side }) => (
  <div className={classes(css.team, striped, sides[team], team === 'black' && css.isMirrored)}>
    <TeamStripe people={picture.people} side={team} edge="bottom" width={8} />
    <TeamName side={team} match={picture.match} people={picture.people} mayShorten={false} {...NAME} />
    <span className={css.points} data-role={`score-${team}`}>
      <FitText text={formatHalves(picture.score[team])} {...POINTS} />
    </span>
  </div>
);

/** Both teams with their score, and between them how the match stands. */
export const ScoreHead = ({ picture, title, below }: ScoreHeadProps) => {
  const { x, y, width, height } = ZONES.head;
  return (
    <div className={css.head} style={{ left: x, top: y, width, height }}>
      <Team team="white" picture={picture} />
      <div className={classes(css.outcome, look.plate)} data-role="outcome">
        <FitText text={title} {...TITLE} />
        {below !== '' && (
          <span className={css.reason}>
            <FitText text={below} {...BELOW} />
          </span>
        )}
      </div>
      <Team team="black" picture={picture} />
    </div>
  );
};
