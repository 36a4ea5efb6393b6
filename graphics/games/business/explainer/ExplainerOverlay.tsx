import type { DrawingProps } from '../../../air/onAirParts';
import { PLATE } from './layout';
import { box } from '../../../air/rect';
import { LessonParts } from './LessonParts';
import type { ExplainerStep } from '../../../explainer/plan';
import { topicOf } from './scenes';
import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import css from '../../../explainer/explainer.module.css';

/** One rule of the game on two boards: played once when it comes in, then it stands and can be read. */
export const ExplainerOverlay = ({
  picture,
  before,
  steps,
  language,
}: DrawingProps<'explainer', never, ExplainerStep>) => {
  const topic = topicOf(picture.content.card);
  const isSwap = steps.some(({ kind }) => kind === 'swap');
  return (
    <>
      <div className={classes(css.plate, look.plate)} style={box(PLATE)} />
      {before && isSwap && <LessonParts topic={topicOf(before.content.card)} language={language} isGone />}
      <LessonParts key={topic} topic={topic} language={language} isGone={false} />
    </>
  );
};
