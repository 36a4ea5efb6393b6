import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import { San } from '../../../air/San';
import { AFTER_DISC, DISC, type StepsLayout } from './layoutSteps';
import css from './steps.module.css';

interface StepsProps {
  readonly sans: readonly string[];
  readonly layout: StepsLayout;
}

/** The moves of a series, each with the number it has on the board; the last is the one the series led to. */
export const Steps = ({ sans, layout: { size, columns, cell, from } }: StepsProps) => (
  <div
    className={classes(css.steps, look.figures)}
    style={{ gridTemplateColumns: `repeat(${columns}, ${cell.width}px)`, gridAutoRows: cell.height, fontSize: size }}
  >
    {sans.slice(from).map((san, index) => {
      const step = from + index;
      return (
        <span key={step} className={css.step} style={{ gap: AFTER_DISC * size }} data-step-told={step}>
          <span
            className={css.disc}
            style={{ width: DISC * size, height: DISC * size, fontSize: Math.max(24, 0.56 * size) }}
          >
            {index === 0 && from > 0 ? '…' : step + 1}
          </span>
          <span className={classes(step === sans.length - 1 && css.isLast)}>
            <San san={san} />
          </span>
        </span>
      );
    })}
  </div>
);
