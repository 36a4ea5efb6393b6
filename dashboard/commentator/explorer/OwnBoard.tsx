import { branchColour, type Language, type Side } from 'chess-match/client';
import { opponent } from 'chess-match/client/view';
import { PickableReserve } from '../../shared/picking/PickableReserve';
import type { RefObject } from 'react';
import { PromotionChoice } from '../../shared/PromotionChoice';
import { MarkedBoard } from '../boards/MarkedBoard';
import { drawingOf, type Desk } from '../state/desk';
import type { DeskControl } from '../state/useDesk';
import { COMMENTATOR_TEXTS } from '../texts/texts';
import { useWriting } from '../writing';
import type { Explorer } from './useExplorer';

interface OwnBoardProps {
  readonly explorer: Explorer;
  /** Where its squares are drawn. */
  readonly squares: RefObject<HTMLDivElement | null>;
  readonly control: DeskControl;
  readonly language: Language;
}

/** A game from a file stands on no board of the match. */
const tintOf = ({ opened, board }: Desk): string => (opened === null ? branchColour(board) : 'var(--accent)');

/** The board on which moves are tried and marks are drawn. */
export const OwnBoard = ({ explorer, squares, control, language }: OwnBoardProps) => {
  const texts = COMMENTATOR_TEXTS[language];
  const writing = useWriting();
  const { shown, sketching } = explorer;
  const { desk, words } = control;
  const { arrows, circles } = drawingOf(desk);
  const { picked, targets, dragged, held } = sketching;
  const { toMove, reserves } = shown;
  const colour = toMove === 'black' ? 'b' : 'w';
  const reserveOf = (side: Side) =>
    reserves === null ? null : (
      <PickableReserve
        side={side}
        pieces={reserves[side]}
        label={texts.reserve(side)}
        pieceLabel={(piece, count) => `${piece} ${count}`}
        moves={explorer.movesOf()}
        picking={toMove === side ? sketching : null}
        testId={`study-reserve-${side}`}
        pieceTestId={`study-drop-${side}`}
      />
    );
  return (
    <div className="co-own" data-reserves={reserves !== null} style={{ '--branch': tintOf(desk) }}>
      {reserveOf(opponent(words.bottom))}
      <div ref={squares}>
        <MarkedBoard
          position={shown}
          bottom={words.bottom}
          label={texts.study}
          testId="own-board"
          hasCoordinates
          arrows={sketching.arrow === null ? arrows : [...arrows, sketching.arrow]}
          circles={sketching.circle === null ? circles : [...circles, sketching.circle]}
          hand={{
            ...sketching.onBoard,
            picked,
            targets,
            dragged,
            dropped: held !== null && 'piece' in held ? `${colour}${held.piece}` : null,
          }}
        />
      </div>
      {reserveOf(words.bottom)}
      {sketching.promotions.length > 0 && shown.toMove !== null ? (
        <PromotionChoice
          moves={sketching.promotions}
          side={shown.toMove}
          label={texts.promotion}
          className="co-promotion"
          shown={writing ?? undefined}
          onChoose={sketching.promote}
        />
      ) : null}
    </div>
  );
};
