import type { Zone } from 'chess-match/client/show';
import { Countdown } from '../break/Countdown';
import { classes } from '../air/classes';
import { FitText } from '../air/FitText';
import look from '../air/look.module.css';
import { box } from '../air/rect';
import css from './vertical.module.css';

export interface TitleWords {
  /** Above it, smaller; "" for nothing. */
  readonly above: string;
  readonly title: string;
  /** Below it; "" for nothing. */
  readonly below: string;
  /** Until when it lasts, Unix ms; null: nobody said. */
  readonly untilMs: number | null;
}

const [PAD, COUNTDOWN] = [48, 330] as const;
const ABOVE = { weight: 650, oneLine: [36, 32, 30, 28], twoLines: [28, 26, 24] } as const;
const TITLE = { weight: 800, oneLine: [96, 88, 80, 72, 64], twoLines: [72, 64, 56, 48, 44, 40] } as const;
const BELOW = { weight: 550, oneLine: [36, 34, 32, 30, 28], twoLines: [32, 30, 28, 26, 24] } as const;

/** What the screen is about: the largest words of the picture. */
export const Title = ({ zone, words }: { readonly zone: Zone; readonly words: TitleWords }) => {
  const width = zone.width - 2 * PAD - (words.untilMs === null ? 0 : COUNTDOWN);
  return (
    <div className={classes(css.title, look.plate, look.figures)} style={box(zone)} data-role="title">
      <div className={css.titleTexts}>
        {words.above !== '' && (
          <span className={css.above}>
            <FitText text={words.above} width={width} {...ABOVE} />
          </span>
        )}
        <FitText text={words.title} width={width} {...TITLE} />
        {words.below !== '' && (
          <span className={css.below}>
            <FitText text={words.below} width={width} {...BELOW} />
          </span>
        )}
      </div>
      {words.untilMs !== null && (
        <span className={css.countdown}>
          <Countdown untilMs={words.untilMs} />
        </span>
      )}
    </div>
  );
};
