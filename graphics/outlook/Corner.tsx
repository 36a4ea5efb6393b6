import type { AirLanguage } from 'chess-match/client';
import { classes } from '../air/classes';
import look from '../air/look.module.css';
import { ZONES } from '../air/theme';
import { Figure } from './Figure';
import { MatchBar } from './MatchBar';
import type { Shown } from './shown';
import { outlookWords } from './words';
import css from './outlook.module.css';

const { x, y, width, height } = ZONES.corner;

interface CornerProps {
  readonly picture: Shown;
  readonly language: AirLanguage;
}

/** How the match may end, in one line. */
export const Corner = ({ picture: { outlook }, language }: CornerProps) => (
  <div
    className={classes(css.corner, look.plate, look.figures)}
    style={{ left: x, top: y, width, height }}
    data-role="outlook"
  >
    <span className={css.title}>{outlookWords(language).short}</span>
    <Figure outlook={outlook} side="white" />
    <MatchBar outlook={outlook} height={20} />
    <Figure outlook={outlook} side="black" />
  </div>
);
