import type { AirLanguage } from 'chess-match/client';
import { turnText } from 'chess-match/client/view';
import { Badge } from '../../../air/Badge';
import { San } from '../../../air/San';
import type { BranchPath, PathStep } from './path';
import { focusWords } from './words';
import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import frame from '../../../focus/moveList.module.css';
import css from './focus.module.css';

interface PathListProps {
  readonly path: BranchPath | null;
  readonly language: AirLanguage;
}

const SHOWN = 3;
const BADGE = 40;

/** The move that parted the ways, and the board on which the line went on; a small badge says which board left. */
const Step = ({ step }: { readonly step: PathStep }) => (
  <span className={classes(css.step, look.figures)}>
    <Badge board={step.board} size={BADGE} />
    <span className={classes(frame.number, css.at)}>{turnText(step.turn)}</span>
    <San san={step.san} />
    {step.parted !== null && (
      <span className={css.parted}>
        <svg width="34" height="28" viewBox="0 0 34 28">
          <path d="M2 6h10c8 0 8 16 16 16h3" />
          <path d="M26 16l7 6-7 6" />
        </svg>
        <Badge board={step.parted} size={30} />
      </span>
    )}
  </span>
);

/** From the first line down to this one; of a long path the first line and the latest partings. */
export const PathList = ({ path, language }: PathListProps) => {
  if (!path) return null;
  const words = focusWords(language);
  const steps = path.steps.slice(-SHOWN);
  return (
    <div className={frame.list}>
      <span className={classes(frame.heading, look.figures)}>{words.path}</span>
      <span className={classes(css.step, look.figures)}>
        <Badge board={path.start} size={BADGE} />
        <span className={classes(frame.number, css.at)}>{words.start}</span>
        {steps.length < path.steps.length && <span className={classes(frame.number, css.at)}>…</span>}
      </span>
      {steps.map((step) => (
        <Step key={step.ply} step={step} />
      ))}
    </div>
  );
};
