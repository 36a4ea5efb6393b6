import { useRef, type CSSProperties } from 'react';
import { buildAir } from '../motion/air';
import { wipeOver } from '../motion/swap';
import { useDirector } from '../motion/useDirector';
import { drawnOf, insideOf, type AirStep } from '../shared/air';
import { AirLayer } from '../shared/AirLayer';
import type { OverlayProps, Picture } from '../shared/overlay';
import { teamName } from '../shared/people/teamName';
import { Stage } from '../shared/Stage';
import { AREAS } from '../shared/theme';
import { captionOf } from './caption';
import { Card } from './Card';
import type { LowerThirdStep } from './plan';
import './lowerThird.css';

const { x, y, width, height } = AREAS.lowerThird;
const AREA: CSSProperties = { left: x, top: y, width, height };

type Props = OverlayProps<'lower-third', 'people', AirStep | LowerThirdStep>;

const swap = (stage: HTMLElement): gsap.core.Timeline =>
  wipeOver([...stage.querySelectorAll('[data-role="card-before"]')], [...stage.querySelectorAll('[data-role="card"]')]);

/** Who this is: player, arbiter, commentator, guest. */
export const LowerThird = ({ current, motion, language }: Props) => {
  const stage = useRef<HTMLDivElement>(null);
  const { before, steps } = motion;
  useDirector(stage, motion.id, before ? (element) => buildAir(element, steps, () => swap(element)) : null);
  const card = ({ content, people, match }: Picture<'lower-third', 'people'>, isGhost: boolean) => {
    const caption = captionOf(content, people, language);
    if (!caption) return null;
    const team = caption.side && teamName(match, people, caption.side);
    return <Card key={isGhost ? 'before' : 'now'} caption={caption} team={team || null} isGhost={isGhost} />;
  };
  const drawn = drawnOf(current, before);
  return (
    <Stage name="lower-third" version={current.match.version} ref={stage}>
      {drawn && (
        <AirLayer isGhost={drawn.isGhost}>
          <div className="lower-area" style={AREA}>
            {before && insideOf(steps).length > 0 && card(before, true)}
            {card(drawn.picture, false)}
          </div>
        </AirLayer>
      )}
    </Stage>
  );
};
