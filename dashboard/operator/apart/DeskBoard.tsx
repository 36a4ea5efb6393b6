import type { RefObject } from 'react';
import { PromotionChoice } from '../../shared/PromotionChoice';
import type { Field } from 'chess-match/client/view';
import { Squares } from '../boards/Squares';
import { pictureOf, pieceCode, type BoardPicking, type PanelModel } from './model/board';
import { useApartTexts } from './game';

interface DeskBoardProps {
  readonly model: PanelModel;
  readonly field: Field;
  readonly picking: BoardPicking;
  readonly frame: RefObject<HTMLDivElement | null>;
}

/** The squares of a board that is entered: as the draft leaves them, or as they stand while a piece is in hand. */
export const DeskBoard = ({ model, field, picking, frame }: DeskBoardProps) => {
  const texts = useApartTexts();
  const { view, thread, board, toMove } = model;
  const { held } = picking;
  const side = toMove ?? 'white';
  const drafted = pictureOf(model);
  const position = held === null ? drafted : { pieces: view.pieces, lastMoves: view.lastMoves, check: view.check };
  const from = held !== null && 'from' in held ? held.from : null;
  const piece = held === null ? null : 'from' in held ? (view.pieces[held.from] ?? null) : pieceCode(side, held.piece);
  return (
    <div
      className="apart-squares"
      ref={frame}
      data-drafted={held === null && drafted.isDrafted}
      data-dragging={picking.dragged !== null}
    >
      <Squares
        board={board}
        field={field}
        position={position}
        label={texts.board.squares(thread)}
        picked={from}
        held={piece}
        targets={picking.targets}
        dragged={picking.dragged}
        {...picking.onBoard}
        onPointerCancel={picking.drop}
      />
      {picking.promotions.length > 0 ? (
        <PromotionChoice
          moves={picking.promotions}
          side={side}
          label={texts.board.promote}
          className="promotion"
          named
          onChoose={picking.promote}
        />
      ) : null}
    </div>
  );
};

const nothing = (): void => undefined;

/** A board that is only looked at, as it stands. */
export const LookedAt = ({ model, field }: Pick<DeskBoardProps, 'model' | 'field'>) => {
  const texts = useApartTexts();
  return (
    <div className="apart-squares apart-squares-still">
      <Squares
        board={model.board}
        field={field}
        position={model.view}
        label={texts.board.squares(model.thread)}
        picked={null}
        held={null}
        targets={[]}
        dragged={null}
        onPointerDown={nothing}
        onPointerMove={nothing}
        onPointerUp={nothing}
        onPointerCancel={nothing}
      />
    </div>
  );
};
