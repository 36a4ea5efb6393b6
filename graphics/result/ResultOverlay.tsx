import { useRef } from 'react';
import { useDirector } from '../motion/useDirector';
import { drawnOf, type AirStep } from '../shared/air';
import { AirLayer } from '../shared/AirLayer';
import type { OverlayProps } from '../shared/mount';
import { Stage } from '../shared/Stage';
import { pictureOf, type RESULT_REPLICANTS, type ResultStep } from './plan';
import { Sides } from './Sides';
import { StoryPlate } from './StoryPlate';
import { buildResult } from './timeline';
import './result.css';

type Names = (typeof RESULT_REPLICANTS)[number];

/** The score, final or so far, and how it came about. */
export const ResultOverlay = ({ current, motion, language }: OverlayProps<'result', Names, AirStep | ResultStep>) => {
  const stage = useRef<HTMLDivElement>(null);
  const before = motion.before ? pictureOf(motion.before) : null;
  useDirector(stage, motion.id, before ? (element) => buildResult(element, motion.steps) : null);
  const drawn = drawnOf(current, motion.before);
  const picture = drawn && pictureOf(drawn.picture);
  return (
    <Stage name="result" version={current.match.version} ref={stage}>
      {drawn && picture && picture.match.status !== 'none' && (
        <AirLayer isGhost={drawn.isGhost}>
          <Sides picture={picture} before={before} language={language} />
          <StoryPlate picture={picture} language={language} />
        </AirLayer>
      )}
    </Stage>
  );
};
