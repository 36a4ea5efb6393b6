import type { Side } from 'chess-match/client';
import type { ReactNode } from 'react';
import { classes } from '../classes';
import { FitText } from '../FitText';
import sides from '../sides.module.css';
import frame from './keyChange.module.css';
import css from './moment.module.css';
import type { ContentProps } from './plates';

/** Pixels of the plate that says who and what; words have the rest. */
export const WHAT = 440;
/** Beside the title: a glyph, gaps, the plate's edges. */
const BESIDE_TITLE = 90;

const TITLE = { weight: 750, oneLine: [36, 34, 32, 30, 28], twoLines: [26, 24] } as const;

interface MomentBandProps extends Pick<ContentProps<never>, 'role'> {
  readonly id: string;
  /** Whose doing it is; null: nobody's. */
  readonly actor: Side | null;
  readonly glyph: ReactNode;
  readonly title: string;
  /** Behind the title, and the pixels they take with their gaps. */
  readonly marks?: ReactNode;
  readonly marksWidth?: number;
  /** Between the plate and the words. */
  readonly row?: ReactNode;
  /** The words. */
  readonly children: ReactNode;
}

/** One moment in the band: on the plate of the team whose doing it is what happened, then what it means. */
export const MomentBand = ({
  id,
  role,
  actor,
  glyph,
  title,
  marks,
  marksWidth = 0,
  row,
  children,
}: MomentBandProps) => (
  <div
    className={classes(frame.content, css.band)}
    data-ghost={role !== 'content' || undefined}
    data-role={role}
    data-fact={id}
  >
    <div className={classes(css.what, actor === null ? frame.nobody : sides[actor])} style={{ width: WHAT }}>
      {glyph}
      <span className={css.title}>
        <FitText text={title} width={WHAT - BESIDE_TITLE - marksWidth} {...TITLE} />
      </span>
      {marks}
    </div>
    {row}
    <div className={css.words}>{children}</div>
  </div>
);
