import type { Side } from 'chess-match/client';
import { useRef } from 'react';
import { buildAir } from '../motion/air';
import { useDirector } from '../motion/useDirector';
import { drawnOf, insideOf } from '../shared/air';
import { AirLayer } from '../shared/AirLayer';
import { Stage } from '../shared/Stage';
import { Backdrop } from './Backdrop';
import { Boards, Flyers } from './Boards';
import { Cameras } from './Cameras';
import { FreeBoards } from './FreeBoards';
import type { AudienceProps } from './mountAudience';
import { Panel } from './Panel';
import { cardsOf, isScore, pictureOf } from './plan';
import { buildAudience } from './timeline';
import { useSpeakers } from './useSpeakers';
import '../shared/cards/cards.css';
import './audience.css';

/** A team's screen: its cameras, under each its board, and beside the wide shot who leads and what is to be done. */
export const AudienceOverlay = ({ current, motion, language, side }: AudienceProps & { readonly side: Side }) => {
  const stage = useRef<HTMLDivElement>(null);
  const before = motion.before ? pictureOf(motion.before) : null;
  useDirector(
    stage,
    motion.id,
    before ? (element) => buildAir(element, motion.steps, (steps) => buildAudience(element, steps)) : null,
  );
  const drawn = drawnOf(current, motion.before);
  const picture = pictureOf(drawn?.picture ?? current);
  const speakers = useSpeakers(picture, side);
  const steps = insideOf(motion.steps).filter((step) => !isScore(step));
  const cards = cardsOf(picture);
  return (
    <Stage name={`audience-${side}`} version={current.match.version} ref={stage}>
      {drawn && (
        <AirLayer isGhost={drawn.isGhost}>
          <Backdrop side={side} />
          <Cameras side={side} people={picture.people} speakers={speakers} language={language} />
          <FreeBoards match={picture.match} cards={cards} language={language} />
          <Boards cards={cards} before={before} steps={steps} side={side} language={language} />
          <Panel picture={picture} before={before} side={side} speakers={speakers} language={language} />
          <Flyers steps={steps} />
        </AirLayer>
      )}
    </Stage>
  );
};
