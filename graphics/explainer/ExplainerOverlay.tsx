import { useRef } from 'react';
import { useDirector } from '../motion/useDirector';
import { drawnOf, type AirStep } from '../shared/air';
import { AirLayer } from '../shared/AirLayer';
import type { OverlayProps } from '../shared/overlay';
import { Stage } from '../shared/Stage';
import { PLATE } from './layout';
import { box, LessonParts } from './LessonParts';
import { lessonSteps, type ExplainerStep } from './plan';
import { buildExplainer } from './timeline';
import '../shared/cards/cards.css';
import './explainer.css';

/** One rule of the game on two boards: played once when it comes in, then it stands and can be read. */
export const ExplainerOverlay = ({
  current,
  motion,
  language,
}: OverlayProps<'explainer', never, AirStep | ExplainerStep>) => {
  const stage = useRef<HTMLDivElement>(null);
  const { before, steps } = motion;
  const { card } = current.content;
  useDirector(stage, motion.id, before ? (element) => buildExplainer(element, steps, lessonSteps(card)) : null);
  const drawn = drawnOf(current, before);
  const isSwap = steps.some(({ kind }) => kind === 'swap');
  return (
    <Stage name="explainer" version={current.match.version} ref={stage}>
      {drawn && (
        <AirLayer isGhost={drawn.isGhost}>
          <div className="lesson-plate plate" style={box(PLATE)} />
          {before && isSwap && <LessonParts topic={before.content.card} language={language} isGone />}
          <LessonParts
            key={drawn.picture.content.card}
            topic={drawn.picture.content.card}
            language={language}
            isGone={false}
          />
        </AirLayer>
      )}
    </Stage>
  );
};
