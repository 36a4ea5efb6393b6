import { endText, formatPair, type AirLanguage, type BoardView } from 'chess-match/client';
import { classes } from '../air/classes';
import { FitText } from '../air/FitText';
import look from '../air/look.module.css';
import css from './boardResult.module.css';

interface BoardResultProps {
  readonly result: NonNullable<BoardView['result']>;
  /** Pixels. */
  readonly width: number;
  /** Points above the words, or before them on one line. */
  readonly kind: 'beside' | 'below';
  /** Beside its words; else those who play there have them. */
  readonly hasPoints: boolean;
  readonly language: AirLanguage;
}

const SIZES = {
  beside: { points: 72, before: 0, oneLine: [40, 36, 32, 28, 26, 24], twoLines: [28, 26, 24] },
  below: { points: 32, before: 110, oneLine: [28, 26, 24], twoLines: [] },
} as const;

/** How a board ended, and "1 : 0". */
export const BoardResult = ({ result, width, kind, hasPoints, language }: BoardResultProps) => {
  const { points, before, ...sizes } = SIZES[kind];
  return (
    <span className={classes(css.result, look.figures, kind === 'beside' && css.isBeside)} data-role="result">
      {hasPoints && <b style={{ fontSize: points }}>{formatPair(result.white, result.black)}</b>}
      <FitText text={endText(result.kind, language)} weight={550} width={width - (hasPoints ? before : 0)} {...sizes} />
    </span>
  );
};
