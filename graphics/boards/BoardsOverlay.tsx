import { useRef } from 'react';
import { useDirector } from '../motion/useDirector';
import { Chip } from '../shared/chips/Chip';
import type { OverlayProps } from '../shared/mount';
import { Stage } from '../shared/Stage';
import { BoardCard } from './BoardCard';
import { chipsBefore, ghostMen, isBorn } from './ghosts';
import { cardsOf, type Step } from './plan';
import { pictureOf, type BoardName } from './picture';
import { buildTimeline } from './timeline';
import './boards.css';

/** One to five boards as the hall sees them. */
export const BoardsOverlay = ({ current, motion, language }: OverlayProps<BoardName, Step>) => {
  const stage = useRef<HTMLDivElement>(null);
  const { steps } = motion;
  const before = motion.before ? pictureOf(motion.before) : null;
  useDirector(stage, motion.id, before ? (element) => buildTimeline(element, steps) : null);
  return (
    <Stage name="boards" version={current.match.version} ref={stage}>
      {steps.map((step) => {
        if (step.kind !== 'exit') return null;
        const { card } = step;
        const { chips } = card.view;
        const still = { ghosts: {}, chipsBefore: chips, isBorn: false };
        return <BoardCard key={`gone ${card.branch}`} card={card} language={language} role="card-gone" {...still} />;
      })}
      {cardsOf(pictureOf(current)).map((card) => (
        <BoardCard
          key={card.branch}
          card={card}
          language={language}
          role="card"
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
    </Stage>
  );
};
