import { squaresOf, usePicking, type Field, type Language } from 'chess-match/client/drawing';
import type { SetUpRules } from 'chess-match/client/explore';
import type { TableAct, TableBoard } from 'chess-match/contract/venue';
import { useState } from 'react';
import type { GameInHall } from '../kit/display';
import { EntryBoard } from '../kit/EntryBoard';
import { PieceTrays, SetUpTools, type Brush } from './setUpParts';
import type { TableTexts } from './texts';

interface SetUpProps {
  /** What it begins with. */
  readonly from: Pick<TableBoard, 'board' | 'files' | 'ranks' | 'pieces' | 'toMove'>;
  readonly kinds: SetUpRules['pieces'];
  readonly bottom: 'white' | 'black';
  readonly texts: TableTexts;
  readonly own: Pick<GameInHall, 'pieceWord'>;
  readonly language: Language;
  readonly onDone: (act: TableAct) => void;
  readonly onCancel: () => void;
}

/** Any piece to any other square: no rule holds while a position is put together. */
const anywhere = (from: readonly string[], squares: readonly string[]) =>
  from.flatMap((at) =>
    squares.filter((to) => to !== at).map((to) => ({ san: at + to, from: at, to, promotion: null })),
  );

/** A position put together by hand: nothing of it is seen by others before it is done. */
export const SetUp = ({ from, kinds, bottom, texts, own, language, onDone, onCancel }: SetUpProps) => {
  const { board, files, ranks } = from;
  const [pieces, setPieces] = useState<Readonly<Record<string, string>>>(from.pieces);
  const [toMove, setToMove] = useState(from.toMove ?? 'white');
  const [brush, setBrush] = useState<Brush>('hand');
  const field: Field = { files, ranks, bottom };
  const squares = squaresOf(field).map(({ square }) => square);
  const without = (square: string): Record<string, string> =>
    Object.fromEntries(Object.entries(pieces).filter(([at]) => at !== square));
  const picking = usePicking({
    movesOf: () => anywhere(Object.keys(pieces), squares),
    field,
    isEnabled: true,
    pen: {
      draws: () => brush !== 'hand',
      onDraw: (_from, to) => setPieces(brush === 'erase' ? without(to) : { ...pieces, [to]: brush }),
    },
    onMove: ({ from: at, to }) => setPieces({ ...without(at), [to]: pieces[at] ?? 'wP' }),
  });
  const position = { board, files, ranks, pieces, lastMoves: [], check: [] };
  return (
    <>
      <section className="table-board" data-testid="set-up">
        <EntryBoard
          shown={position}
          before={position}
          field={field}
          picking={{ ...picking, targets: [], mark: null }}
          heldCode={picking.picked === null ? null : (pieces[picking.picked] ?? null)}
          texts={texts}
        />
      </section>
      <section className="table-side">
        <p>{texts.setUpHint}</p>
        <PieceTrays {...{ kinds, brush, own, language }} onBrush={setBrush} />
        <SetUpTools
          {...{ brush, toMove, texts }}
          onBrush={setBrush}
          onToMove={setToMove}
          onClear={() => setPieces({})}
        />
        <div className="row">
          <button
            type="button"
            className="table-main"
            data-testid="set-up-done"
            onClick={() => onDone({ type: 'arrange', pieces, toMove })}
          >
            {texts.ready}
          </button>
          <button type="button" onClick={onCancel}>
            {texts.cancel}
          </button>
        </div>
      </section>
    </>
  );
};
