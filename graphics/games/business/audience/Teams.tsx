import { formatHalves, type Side } from 'chess-match/client';
import { clockOf, opponent } from 'chess-match/client/view';
import { ClockFace } from '../../../air/clock/ClockFace';
import { FitText } from '../../../air/FitText';
import { striped, TeamStripe } from '../../../air/people/TeamStripe';
import type { AudiencePicture } from './plan';
import { classes } from '../../../air/classes';
import sides from '../../../air/sides.module.css';
import css from './audience.module.css';

interface TeamsProps {
  readonly picture: AudiencePicture;
  readonly before: AudiencePicture | null;
  readonly side: Side;
  readonly height: number;
}

const SCORE = { weight: 800, oneLine: [64, 56, 48, 40], twoLines: [] } as const;
const OWN_NAME = { weight: 650, width: 274, oneLine: [44, 40, 36, 32], twoLines: [32, 30, 28, 26, 24] } as const;
const THEIR_NAME = { weight: 550, width: 276, oneLine: [32, 30, 28, 26], twoLines: [28, 26, 24] } as const;

const Score = ({ side, picture, before }: Pick<TeamsProps, 'side' | 'picture' | 'before'>) => (
  <div className={classes(css.panelScore, sides[side])}>
    <div data-role={`score-${side}`}>
      <FitText text={formatHalves(picture.score[side])} width={86} {...SCORE} />
    </div>
    <div data-ghost data-role={`score-before-${side}`}>
      <FitText text={formatHalves((before ?? picture).score[side])} width={86} {...SCORE} />
    </div>
  </div>
);

/** The team's own half, then the opponents', smaller: name, clock, score. */
export const Teams = ({ picture, before, side, height }: TeamsProps) => {
  const { match, clocks, people } = picture;
  const other = opponent(side);
  const [own, theirs] = [clockOf(clocks, side), clockOf(clocks, other)];
  return (
    <div className={css.panelTeams} style={{ height }}>
      <div className={classes(css.panelOwn, striped, sides[side])}>
        <TeamStripe people={people} side={side} edge="left" width={10} />
        <FitText text={match.teams[side].name} {...OWN_NAME} />
        {own && <ClockFace clock={own} />}
      </div>
      <Score side={side} picture={picture} before={before} />
      <Score side={other} picture={picture} before={before} />
      <div className={classes(css.panelTheirs, striped)}>
        <TeamStripe people={people} side={other} edge="right" width={10} />
        {theirs && <ClockFace clock={theirs} />}
        <FitText text={match.teams[other].name} {...THEIR_NAME} />
      </div>
    </div>
  );
};
