import { formatHalves, type ClocksView, type MatchView, type PeopleView, type Side } from 'chess-match/client';
import { isApart } from 'chess-match/client/view';
import { classes } from '../air/classes';
import { ClockFace } from '../air/clock/ClockFace';
import { FitText } from '../air/FitText';
import { hasColours } from '../air/people/teamColour';
import { TeamName } from '../air/people/TeamName';
import { striped, TeamStripe } from '../air/people/TeamStripe';
import sides from '../air/sides.module.css';
import css from './scorebug.module.css';

interface TeamHalfProps {
  readonly team: Side;
  readonly match: MatchView;
  readonly people: PeopleView;
  readonly clocks: ClocksView;
  /** Half-points. */
  readonly score: number;
  /** Half-points before the motion that shows the change. */
  readonly scoreBefore: number;
}

const NAME = { weight: 650, width: 480, oneLine: [48, 44, 40, 36, 32], twoLines: [32, 30, 28, 26, 24] } as const;
/** Colours at the outer end, and along the lower edge. */
const STRIPE = { end: 16, under: 6 } as const;
const COLOURED_NAME = { ...NAME, width: NAME.width - STRIPE.end, twoLines: [28, 26, 24] } as const;
const POINTS = { weight: 800, width: 96, oneLine: [64, 56, 48, 40], twoLines: [] } as const;

/** A team's half of the band: name, its clock unless boards have their own, score; the second team's is mirrored. */
export const TeamHalf = ({ team, match, people, clocks, score, scoreBefore }: TeamHalfProps) => {
  const clock = isApart(match) ? undefined : clocks.clocks.find((own) => own.team === team);
  return (
    <div
      className={classes(css.half, striped, team === 'black' && css.isMirrored, hasColours(people) && css.isColoured)}
    >
      <div className={classes(css.team, sides[team])}>
        <TeamName
          side={team}
          match={match}
          people={people}
          mayShorten
          {...(hasColours(people) ? COLOURED_NAME : NAME)}
        />
      </div>
      <div className={css.clock}>{clock && <ClockFace clock={clock} />}</div>
      <div className={classes(css.score, sides[team])}>
        <div className={css.scoreNow} data-role={`score-${team}`}>
          <FitText text={formatHalves(score)} {...POINTS} />
        </div>
        <div className={css.scoreNow} data-ghost data-role={`score-before-${team}`}>
          <FitText text={formatHalves(scoreBefore)} {...POINTS} />
        </div>
      </div>
      <TeamStripe people={people} side={team} edge={team === 'white' ? 'left' : 'right'} width={STRIPE.end} />
      <TeamStripe people={people} side={team} edge="bottom" width={STRIPE.under} />
    </div>
  );
};
