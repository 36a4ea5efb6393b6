import type { Side } from 'chess-match/client';
import { useRef } from 'react';
import { BoardCard } from '../boards/BoardCard';
import { chipsBefore, ghostMen, isBorn } from '../boards/ghosts';
import type { Card } from '../boards/plan';
import { buildAir } from '../motion/air';
import { useDirector } from '../motion/useDirector';
import { drawnOf, insideOf } from '../shared/air';
import { AirLayer } from '../shared/AirLayer';
import { Chip } from '../shared/chips/Chip';
import { Stage } from '../shared/Stage';
import { Backdrop } from './Backdrop';
import { Cameras } from './Cameras';
import { FreeBoards } from './FreeBoards';
import type { AudienceProps } from './mountAudience';
import { Panel } from './Panel';
import { cardsOf, isScore, pictureOf } from './plan';
import { buildAudience } from './timeline';
import { useSpeakers } from './useSpeakers';
import '../boards/boards.css';
import '../mics/mics.css';
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
  const board = (card: Card, role: 'card' | 'card-gone') => (
    <BoardCard
      key={`${role} ${card.branch}`}
      card={card}
      language={language}
      role={role}
      orientation={side}
      ghosts={role === 'card' ? ghostMen(steps, card.branch) : {}}
      chipsBefore={role === 'card' ? chipsBefore(before, card) : card.view.chips}
      isBorn={role === 'card' && isBorn(steps, card.branch)}
    />
  );
  return (
    <Stage name={`audience-${side}`} version={current.match.version} ref={stage}>
      {drawn && (
        <AirLayer isGhost={drawn.isGhost}>
          <Backdrop side={side} />
          <Cameras side={side} people={picture.people} speakers={speakers} language={language} />
          <FreeBoards match={picture.match} cards={cards} language={language} />
          {steps.map((step) => (step.kind === 'exit' ? board(step.card, 'card-gone') : null))}
          {cards.map((card) => board(card, 'card'))}
          <Panel picture={picture} before={before} side={side} speakers={speakers} language={language} />
          {steps.map((step, index) => {
            if (step.kind !== 'chip') return null;
            const { board: colour, x, y, size } = step.to;
            return <Chip key={`flyer ${index}`} board={colour} x={x} y={y} size={size} role="flyer" isGhost />;
          })}
        </AirLayer>
      )}
    </Stage>
  );
};
