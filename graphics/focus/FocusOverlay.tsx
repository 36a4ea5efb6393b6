import { useRef } from 'react';
import { buildAir } from '../motion/air';
import { useDirector } from '../motion/useDirector';
import { drawnOf, insideOf, type AirStep } from '../shared/air';
import { AirLayer } from '../shared/AirLayer';
import type { OverlayProps } from '../shared/overlay';
import { Stage } from '../shared/Stage';
import { FocusBody } from './FocusBody';
import { cardOf, isSwap, pictureOf, type FOCUS_REPLICANTS, type FocusPicture, type FocusStep } from './plan';
import { buildFocus } from './timeline';
import '../shared/cards/cards.css';
import './focus.css';

type Names = (typeof FOCUS_REPLICANTS)[number];

/** One board large, with everything a viewer wants to know about it. */
export const FocusOverlay = ({ current, motion, language }: OverlayProps<'focus', Names, AirStep | FocusStep>) => {
  const stage = useRef<HTMLDivElement>(null);
  const before = motion.before ? pictureOf(motion.before) : null;
  useDirector(
    stage,
    motion.id,
    before ? (element) => buildAir(element, motion.steps, (steps) => buildFocus(element, steps)) : null,
  );
  const drawn = drawnOf(current, motion.before);
  const steps = insideOf(motion.steps);
  const inside = steps.filter((step) => !isSwap(step));
  const body = (picture: FocusPicture, was: FocusPicture | null, role: 'body' | 'body-gone') => {
    const card = cardOf(picture);
    return (
      card && (
        <FocusBody
          key={role}
          role={role}
          picture={picture}
          card={card}
          before={was}
          steps={role === 'body' ? inside : []}
          language={language}
        />
      )
    );
  };
  return (
    <Stage name="focus" version={current.match.version} ref={stage}>
      {drawn && (
        <AirLayer isGhost={drawn.isGhost}>
          {before && steps.some(isSwap) && body(before, null, 'body-gone')}
          {body(pictureOf(drawn.picture), inside.length > 0 ? before : null, 'body')}
        </AirLayer>
      )}
    </Stage>
  );
};
