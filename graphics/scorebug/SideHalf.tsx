import { formatHalves, type MatchView, type Side } from 'chess-match/client';
import { FitText } from '../shared/FitText';
import { ClockFace } from '../shared/clock/ClockFace';
import type { Clock } from '../shared/clock/clockText';

interface SideHalfProps {
  readonly side: Side;
  readonly match: MatchView;
  readonly clock: Clock | undefined;
  /** Half-points. */
  readonly score: number;
  /** Half-points before the motion that shows the change. */
  readonly scoreBefore: number;
}

const NAME_WIDTH = 488;
const NAME_ONE_LINE = [44, 40, 36, 32];
const NAME_TWO_LINES = [32, 30, 28, 26, 24];
const SCORE_WIDTH = 120;
const SCORE_SIZES = [64, 56, 48, 40];
const NEVER_BROKEN: readonly number[] = [];

const Points = ({ halves }: { readonly halves: number }) => (
  <FitText text={formatHalves(halves)} weight={800} width={SCORE_WIDTH} oneLine={SCORE_SIZES} twoLines={NEVER_BROKEN} />
);

/** A team's half of the band: name with the mark of the side to move, clock, score; Black's is mirrored. */
export const SideHalf = ({ side, match, clock, score, scoreBefore }: SideHalfProps) => (
  <div className={`half half-${side}`}>
    <div className={`team side-${side} ${match.toMove === side ? 'is-to-move' : ''}`}>
      <FitText
        text={match.teams[side].name}
        weight={650}
        width={NAME_WIDTH}
        oneLine={NAME_ONE_LINE}
        twoLines={NAME_TWO_LINES}
      />
      <span className="to-move-mark" />
    </div>
    <div className="clock-cell">{clock && <ClockFace clock={clock} />}</div>
    <div className={`score side-${side}`}>
      <div className="score-now" data-role={`score-${side}`}>
        <Points halves={score} />
      </div>
      <div className="score-now ghost" data-role={`score-before-${side}`}>
        <Points halves={scoreBefore} />
      </div>
    </div>
  </div>
);
