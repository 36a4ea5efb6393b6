import { useRef } from 'react';
import { buildAir } from '../motion/air';
import { swapOver } from '../motion/swap';
import { useDirector } from '../motion/useDirector';
import { drawnOf, insideOf, type AirStep } from '../shared/air';
import { AirLayer } from '../shared/AirLayer';
import type { OverlayProps } from '../shared/overlay';
import { Stage } from '../shared/Stage';
import { Backdrop } from '../shared/backdrop/Backdrop';
import type { IntroStep } from './plan';
import { Words } from './Words';
import './intro.css';

type Props = OverlayProps<'intro', 'people', AirStep | IntroStep>;

const partsOf = (stage: HTMLElement, role: string): readonly Element[] => [
  ...stage.querySelectorAll(`[data-role="${role}"]`),
];

/** The screen before the game: it covers the camera. */
export const Intro = ({ current, motion, language }: Props) => {
  const stage = useRef<HTMLDivElement>(null);
  const { before, steps } = motion;
  const swap = (element: HTMLElement) => swapOver(partsOf(element, 'intro-before'), partsOf(element, 'intro'));
  useDirector(stage, motion.id, before ? (element) => buildAir(element, steps, () => swap(element)) : null);
  const drawn = drawnOf(current, before);
  return (
    <Stage name="intro" version={current.match.version} ref={stage}>
      {drawn && (
        <AirLayer isGhost={drawn.isGhost}>
          <Backdrop />
          {before && insideOf(steps).length > 0 && <Words picture={before} language={language} isGhost />}
          <Words picture={drawn.picture} language={language} isGhost={false} />
        </AirLayer>
      )}
    </Stage>
  );
};
