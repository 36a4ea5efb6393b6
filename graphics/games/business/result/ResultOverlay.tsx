import type { DrawingProps } from '../../../air/onAirParts';
import { untilNextEnds } from '../../../air/untilNextEnds';
import { layoutResult, type ResultLayout } from './layout';
import { atStakeIn, type RESULT_REPLICANTS, type ResultStep } from './plan';
import { Sides } from './Sides';
import { StoryPlate } from './StoryPlate';
import { classes } from '../../../air/classes';
import css from './result.module.css';

/** Sizes of the story's print. */
const PRINT: Readonly<Record<ResultLayout['print'], string | undefined>> = {
  few: css.isFew,
  roomy: css.isRoomy,
  close: undefined,
};

type Names = (typeof RESULT_REPLICANTS)[number];

/** The score, final or so far, and how it came about. */
export const ResultOverlay = ({ picture: now, before: last, language }: DrawingProps<'result', Names, ResultStep>) => {
  const [picture, before] = [untilNextEnds(now), last && untilNextEnds(last)];
  const hasFoot = atStakeIn(picture) > 0;
  const layout = layoutResult(picture.score.ledger.length, hasFoot);
  const { top, height } = layout;
  if (picture.match.status === 'none') return null;
  return (
    <div className={classes(css.ending, PRINT[layout.print])} style={{ top, height }}>
      <Sides picture={picture} before={before} isTall={layout.isTall} language={language} />
      <StoryPlate picture={picture} print={layout.print} language={language} />
    </div>
  );
};
