import { moveSquares } from 'chess-match/client/view';
import { branchColour, type Language } from 'chess-match/client';
import { PromotionChoice } from '../../shared/PromotionChoice';
import { BoardDrawing } from '../boards/BoardDrawing';
import { drawingOf } from '../state/desk';
import type { DeskControl } from '../state/useDesk';
import { COMMENTATOR_TEXTS } from '../texts/texts';
import type { Explorer } from './useExplorer';

interface OwnBoardProps {
  readonly explorer: Explorer;
  readonly control: DeskControl;
  readonly language: Language;
}

/** The board on which moves are tried and marks are drawn. */
export const OwnBoard = ({ explorer, control, language }: OwnBoardProps) => {
  const texts = COMMENTATOR_TEXTS[language];
  const { shown, hand } = explorer;
  const { desk, words } = control;
  const { arrows, circles } = drawingOf(desk);
  return (
    <div className="co-own" style={{ '--branch': branchColour(desk.board) }}>
      <BoardDrawing
        position={{ ...shown, marks: moveSquares(shown.lastMoves) }}
        bottom={words.bottom}
        label={texts.study}
        arrows={hand.arrow === null ? arrows : [...arrows, hand.arrow]}
        circles={hand.circle === null ? circles : [...circles, hand.circle]}
        picked={hand.picked}
        targets={hand.targets}
        dragged={hand.dragged}
        hasCoordinates
        testId="own-board"
        handlers={hand.handlers}
      />
      {hand.promotions.length > 0 && shown.toMove !== null ? (
        <PromotionChoice
          moves={hand.promotions}
          side={shown.toMove}
          label={texts.promotion}
          className="co-promotion"
          onChoose={hand.promote}
        />
      ) : null}
    </div>
  );
};
