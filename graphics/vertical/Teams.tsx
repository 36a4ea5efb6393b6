import { formatHalves, type Side } from 'chess-match/client';
import type { Zone } from 'chess-match/client/show';
import { isApart, SIDES } from 'chess-match/client/view';
import { classes } from '../air/classes';
import { ClockFace } from '../air/clock/ClockFace';
import { FitText } from '../air/FitText';
import { Logo } from '../air/people/Logo';
import { TeamName } from '../air/people/TeamName';
import { striped, TeamStripe } from '../air/people/TeamStripe';
import { box } from '../air/rect';
import sides from '../air/sides.module.css';
import type { VerticalPicture } from './plan';
import css from './vertical.module.css';

interface TeamsProps {
  readonly zone: Zone;
  readonly picture: VerticalPicture;
  /** Where the running motion began; null where the picture is set. */
  readonly before: VerticalPicture | null;
  /** Beside their names: how they stand; before a match there is nothing to tell. */
  readonly hasScore: boolean;
}

const [GAP, LOGO, PAD, CLOCK] = [8, 0.7, 24, 184] as const;
/** Of the figures of a score. */
const SCORE = { low: 128, high: 216 } as const;
/** A row this high is a screen's, and its type larger. */
const HIGH = 120;
const NAME = { oneLine: [52, 48, 44, 40, 36], twoLines: [36, 34, 32, 30, 28] } as const;
const LARGE_NAME = { oneLine: [72, 64, 56, 52, 48], twoLines: [52, 48, 44, 40, 36, 32] } as const;
const POINTS = { low: [76, 68, 60, 52], high: [120, 104, 88, 72] } as const;

interface PointsProps {
  readonly halves: number;
  readonly side: Side;
  readonly isHigh: boolean;
  readonly isGhost?: true;
}

const Points = ({ halves, side, isHigh, isGhost }: PointsProps) => (
  <span className={css.points} data-ghost={isGhost} data-role={isGhost ? `score-before-${side}` : `score-${side}`}>
    <FitText
      text={formatHalves(halves)}
      weight={800}
      width={isHigh ? SCORE.high : SCORE.low}
      oneLine={isHigh ? POINTS.high : POINTS.low}
      twoLines={[]}
    />
  </span>
);

/** Both teams, one above the other, with time and score. */
export const Teams = ({ zone, picture, before, hasScore }: TeamsProps) => {
  const { match, people, clocks, score } = picture;
  const height = (zone.height - GAP) / 2;
  const isHigh = height > HIGH;
  return SIDES.map((side, index) => {
    const clock = isApart(match) || isHigh ? undefined : clocks.clocks.find(({ team }) => team === side);
    const logo = people[side].logo;
    const taken =
      (logo === null ? 0 : height * LOGO + PAD) +
      (clock ? CLOCK : 0) +
      (hasScore ? (isHigh ? SCORE.high : SCORE.low) + PAD : 0);
    const former = before?.score[side] ?? score[side];
    return (
      <div
        key={side}
        className={classes(css.team, striped, sides[side])}
        style={box({ ...zone, y: zone.y + index * (height + GAP), height })}
      >
        <TeamStripe people={people} side={side} edge="left" width={16} />
        <Logo logo={logo} width={height * LOGO} height={height * LOGO} />
        <span className={css.name}>
          <TeamName
            {...{ side, match, people }}
            weight={700}
            mayShorten={!isHigh}
            width={zone.width - 3 * PAD - taken}
            {...(isHigh ? LARGE_NAME : NAME)}
          />
        </span>
        {clock && (
          <span className={css.clock}>
            <ClockFace clock={clock} />
          </span>
        )}
        {hasScore && (
          <span className={css.score} style={{ width: isHigh ? SCORE.high : SCORE.low }}>
            <Points halves={score[side]} side={side} isHigh={isHigh} />
            <Points halves={former} side={side} isHigh={isHigh} isGhost />
          </span>
        )}
      </div>
    );
  });
};
