import { useRef } from 'react';
import { useDirector } from '../motion/useDirector';
import { drawnOf, type AirStep } from '../shared/air';
import { AirLayer } from '../shared/AirLayer';
import type { OverlayProps } from '../shared/overlay';
import { Stage } from '../shared/Stage';
import { layoutResult } from './layout';
import { atStakeIn, type RESULT_REPLICANTS, type ResultStep } from './plan';
import { Sides } from './Sides';
import { StoryPlate } from './StoryPlate';
import { buildResult } from './timeline';
import './result.css';

type Names = (typeof RESULT_REPLICANTS)[number];

/** The score, final or so far, and how it came about. */
export const ResultOverlay = ({ current, motion, language }: OverlayProps<'result', Names, AirStep | ResultStep>) => {
  const stage = useRef<HTMLDivElement>(null);
  useDirector(stage, motion.id, motion.before ? (element) => buildResult(element, motion.steps) : null);
  const drawn = drawnOf(current, motion.before);
  const picture = drawn?.picture ?? current;
  const hasFoot = atStakeIn(picture.match) > 0;
  const layout = layoutResult(picture.score.ledger.length, hasFoot);
  const { top, height } = layout;
  return (
    <Stage name="result" version={current.match.version} ref={stage}>
      {drawn && picture.match.status !== 'none' && (
        <AirLayer isGhost={drawn.isGhost}>
          <div className={`ending is-${layout.print}`} style={{ top, height }}>
            <Sides picture={picture} before={motion.before} isTall={layout.isTall} language={language} />
            <StoryPlate picture={picture} print={layout.print} language={language} />
          </div>
        </AirLayer>
      )}
    </Stage>
  );
};
