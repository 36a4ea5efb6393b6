import { chipsOf } from 'chess-match/games/business';
import { Chip } from '../chips/Chip';
import type { DrawingProps } from '../../../air/onAirParts';
import { BoardCard } from '../cards/BoardCard';
import { chipsBefore, ghostPieces, isBorn } from '../cards/ghosts';
import { cardsOf } from '../cards/plan';
import { whyOf } from '../stakes/why';
import { FRAME, ZONES } from '../../../air/theme';
import { pictureOf, type BoardsName } from './picture';
import { isOfCards, type BoardsStep } from './plan';
import { WhyRow } from './WhyRow';
import css from './boards.module.css';

/** The frame of a card, and its shadow, may lie so far outside its zone. Pixels. */
const EDGE = 8;
const { x, y, width, height } = ZONES.stage;
/** A board on its way is never seen outside the stage. */
const CLIP = {
  clipPath: `inset(${y - EDGE}px ${FRAME.width - x - width - EDGE}px ${FRAME.height - y - height - EDGE}px ${x - EDGE}px)`,
};

/** One to five boards as the hall sees them, and why they matter. */
export const BoardsOverlay = ({
  picture,
  before: previous,
  steps: all,
  language,
}: DrawingProps<'boards', BoardsName, BoardsStep>) => {
  const before = previous && pictureOf(previous);
  const steps = all.filter(isOfCards);
  const changed = all.find((step) => step.kind === 'why');
  return (
    <>
      <div className={css.stage} style={CLIP} data-zone="stage">
        {steps.map((step) => {
          if (step.kind !== 'exit') return null;
          const { card } = step;
          const still = { orientation: 'white', ghosts: {}, chipsBefore: chipsOf(card.view), isBorn: false } as const;
          return <BoardCard key={`gone ${card.branch}`} card={card} language={language} role="card-gone" {...still} />;
        })}
        {cardsOf(pictureOf(picture)).map((card) => (
          <BoardCard
            key={card.branch}
            card={card}
            language={language}
            role="card"
            orientation="white"
            ghosts={ghostPieces(steps, card.branch)}
            chipsBefore={chipsBefore(before, card)}
            isBorn={isBorn(steps, card.branch)}
          />
        ))}
      </div>
      <WhyRow air={picture.air} why={whyOf(picture)} before={changed?.from ?? null} language={language} />
      {steps.map((step, index) => {
        if (step.kind !== 'chip') return null;
        const { board, x, y, size } = step.to;
        return <Chip key={`flyer ${index}`} board={board} x={x} y={y} size={size} role="flyer" isGhost />;
      })}
    </>
  );
};
