import { endText, formatHalves, type BoardView, type AirLanguage, type Side } from 'chess-match/client';
import { capitalised } from 'chess-match/client/view';
import { FitText } from '../../../air/FitText';
import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import sides from '../../../air/sides.module.css';
import css from './cards.module.css';

interface ResultProps {
  readonly result: NonNullable<BoardView['result']>;
  readonly language: AirLanguage;
  /** Pixels of the board it lies on. */
  readonly size: number;
}

const ONE_LINE = [48, 44, 40, 36];
const TWO_LINES = [36, 32, 28, 24];
const POINTS = [64, 60, 56, 48, 40];

interface PointsProps {
  readonly side: Side;
  readonly halves: number;
  readonly width: number;
}

const Points = ({ side, halves, width }: PointsProps) => (
  <div className={sides[side]}>
    <FitText text={formatHalves(halves)} weight={800} width={width} oneLine={POINTS} twoLines={[]} />
  </div>
);

/** How the line ended and what it paid: White's points on ivory, Black's on graphite. */
export const Result = ({ result, language, size }: ResultProps) => {
  const width = Math.min(440, size - 32);
  return (
    <div className={css.result} data-role="result">
      <div className={classes(css.resultPlate, look.plate)} style={{ width }}>
        <div>
          <FitText
            text={capitalised(endText(result.kind, language))}
            weight={700}
            width={width - 40}
            oneLine={ONE_LINE}
            twoLines={TWO_LINES}
          />
        </div>
        <div className={css.resultPoints}>
          <Points side="white" halves={result.white} width={width / 2 - 28} />
          <Points side="black" halves={result.black} width={width / 2 - 28} />
        </div>
      </div>
    </div>
  );
};
