import { Chip } from '../shared/chips/Chip';
import type { DrawingProps } from '../shared/onAir';
import { BoardCard } from '../shared/cards/BoardCard';
import { chipsBefore, ghostMen, isBorn } from '../shared/cards/ghosts';
import { cardsOf, type Step } from '../shared/cards/plan';
import { pictureOf, type BoardName } from './picture';

/** One to five boards as the hall sees them. */
export const BoardsOverlay = ({
  picture,
  before: previous,
  steps,
  language,
}: DrawingProps<'boards', BoardName, Step>) => {
  const before = previous && pictureOf(previous);
  return (
    <>
      {steps.map((step) => {
        if (step.kind !== 'exit') return null;
        const { card } = step;
        const { chips } = card.view;
        const still = { orientation: 'white', ghosts: {}, chipsBefore: chips, isBorn: false } as const;
        return <BoardCard key={`gone ${card.branch}`} card={card} language={language} role="card-gone" {...still} />;
      })}
      {cardsOf(pictureOf(picture)).map((card) => (
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
    </>
  );
};
