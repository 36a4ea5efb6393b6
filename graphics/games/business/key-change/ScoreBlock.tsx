import { formatHalves, type AirLanguage } from 'chess-match/client';
import { SIDES } from 'chess-match/client/view';
import { FitText } from '../../../air/FitText';
import type { ScoreChange } from './tell';
import { wordsOf } from './words';
import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import sides from '../../../air/sides.module.css';
import css from './story.module.css';

const CELL_WIDTH = 88;
const SIZES = [56, 52, 48, 44, 40, 36, 32];

const Figure = ({ halves, role }: { readonly halves: number; readonly role: string }) => (
  <span data-ghost={role === 'score-before' || undefined} data-role={role}>
    <FitText text={formatHalves(halves)} weight={800} width={CELL_WIDTH - 12} oneLine={SIZES} twoLines={[]} />
  </span>
);

interface ScoreBlockProps {
  readonly change: ScoreChange;
  readonly language: AirLanguage;
}

/** The score after the fact, and what it brought; the figures before it lie unseen below, for the motion. */
export const ScoreBlock = ({ change: { score, gain, isFinal }, language }: ScoreBlockProps) => {
  const words = wordsOf(language);
  return (
    <div className={classes(css.scoreBlock, look.figures)}>
      <span className={css.scoreLabel}>{isFinal ? words.finalScore : words.score}</span>
      {SIDES.map((side) => (
        <div key={side} className={classes(css.scoreCell, css[side], sides[side])}>
          <Figure halves={score[side]} role={gain[side] > 0 ? 'score-now' : 'score'} />
          {gain[side] > 0 && <Figure halves={score[side] - gain[side]} role="score-before" />}
        </div>
      ))}
      {SIDES.map((side) => (
        <span key={`gain ${side}`} className={css.scoreGain} data-role="gain">
          {gain[side] > 0 ? `+${formatHalves(gain[side])}` : ''}
        </span>
      ))}
    </div>
  );
};
