import { useRef } from 'react';
import { buildAir } from '../motion/air';
import { useDirector } from '../motion/useDirector';
import { drawnOf, insideOf, type AirStep } from '../shared/air';
import { AirLayer } from '../shared/AirLayer';
import { Chip } from '../shared/chips/Chip';
import type { OverlayProps } from '../shared/overlay';
import { Stage } from '../shared/Stage';
import { BoardCard } from '../shared/cards/BoardCard';
import { chipsBefore, ghostMen, isBorn } from '../shared/cards/ghosts';
import { cardsOf, type Step } from '../shared/cards/plan';
import { pictureOf, type BoardName } from './picture';
import { buildTimeline } from '../shared/cards/timeline';
import '../shared/cards/cards.css';

/** One to five boards as the hall sees them. */
export const BoardsOverlay = ({ current, motion, language }: OverlayProps<'boards', BoardName, AirStep | Step>) => {
  const stage = useRef<HTMLDivElement>(null);
  const steps = insideOf(motion.steps);
  const before = motion.before ? pictureOf(motion.before) : null;
  useDirector(
    stage,
    motion.id,
    before ? (element) => buildAir(element, motion.steps, (inside) => buildTimeline(element, inside)) : null,
  );
  const drawn = drawnOf(current, motion.before);
  return (
    <Stage name="boards" version={current.match.version} ref={stage}>
      {drawn && (
        <AirLayer isGhost={drawn.isGhost}>
          {steps.map((step) => {
            if (step.kind !== 'exit') return null;
            const { card } = step;
            const { chips } = card.view;
            const still = { orientation: 'white', ghosts: {}, chipsBefore: chips, isBorn: false } as const;
            return (
              <BoardCard key={`gone ${card.branch}`} card={card} language={language} role="card-gone" {...still} />
            );
          })}
          {cardsOf(pictureOf(drawn.picture)).map((card) => (
            <BoardCard
              key={card.branch}
              card={card}
              language={language}
              role="card"
              orientation="white"
              ghosts={ghostMen(steps, card.branch)}
              chipsBefore={chipsBefore(before, card)}
              isBorn={isBorn(steps, card.branch)}
            />
          ))}
          {steps.map((step, index) => {
            if (step.kind !== 'chip') return null;
            const { board, x, y, size } = step.to;
            return <Chip key={`flyer ${index}`} board={board} x={x} y={y} size={size} role="flyer" isGhost />;
          })}
        </AirLayer>
      )}
    </Stage>
  );
};
