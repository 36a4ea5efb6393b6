import type { AirLanguage, Side } from 'chess-match/client';
import { chipsOf } from 'chess-match/games/business';
import { BoardCard } from '../cards/BoardCard';
import { chipsBefore, ghostPieces, isBorn } from '../cards/ghosts';
import type { Card, Step } from '../cards/plan';
import { Chip } from '../chips/Chip';
import type { AudiencePicture } from './plan';

interface BoardsProps {
  readonly cards: readonly Card[];
  /** The picture that the motion comes from. */
  readonly before: AudiencePicture | null;
  readonly steps: readonly Step[];
  readonly side: Side;
  readonly language: AirLanguage;
}

/** The boards in play seen from the team's side, and those that just left. */
export const Boards = ({ cards, before, steps, side, language }: BoardsProps) => (
  <>
    {steps.map((step) => {
      if (step.kind !== 'exit') return null;
      const { card } = step;
      const still = { ghosts: {}, chipsBefore: chipsOf(card.view), isBorn: false };
      return (
        <BoardCard
          key={`gone ${card.branch}`}
          card={card}
          language={language}
          role="card-gone"
          orientation={side}
          {...still}
        />
      );
    })}
    {cards.map((card) => (
      <BoardCard
        key={card.branch}
        card={card}
        language={language}
        role="card"
        orientation={side}
        ghosts={ghostPieces(steps, card.branch)}
        chipsBefore={chipsBefore(before, card)}
        isBorn={isBorn(steps, card.branch)}
      />
    ))}
  </>
);

/** Chips on their way pass over everything. */
export const Flyers = ({ steps }: Pick<BoardsProps, 'steps'>) =>
  steps.map((step, index) => {
    if (step.kind !== 'chip') return null;
    const { board, x, y, size } = step.to;
    return <Chip key={`flyer ${index}`} board={board} x={x} y={y} size={size} role="flyer" isGhost />;
  });
