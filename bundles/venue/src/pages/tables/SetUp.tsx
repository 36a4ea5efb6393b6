import { Piece, squaresOf, usePicking, type Field, type Language } from 'chess-match/client/drawing';
import type { SetUpRules } from 'chess-match/client/explore';
import type { TableAct, TableBoard } from 'chess-match/contract/venue';
import { useState } from 'react';
import type { GameInHall } from '../kit/display';
import { EntryBoard } from '../kit/EntryBoard';
import type { TableTexts } from './texts';

interface SetUpProps {
  /** What it begins with. */
  readonly from: Pick<TableBoard, 'board' | 'files' | 'ranks' | 'pieces' | 'toMove'>;
  readonly men: SetUpRules['men'];
  readonly bottom: 'white' | 'black';
  readonly texts: TableTexts;
  readonly own: Pick<GameInHall, 'manWord'>;
  readonly language: Language;
  readonly onDone: (act: TableAct) => void;
  readonly onCancel: () => void;
}

type Brush = 'hand' | 'erase' | string;

const SIDES = ['white', 'black'] as const;

/** A position put together by hand: nothing of it is seen by others before it is done. */
export const SetUp = ({ from, men, bottom, texts, own, language, onDone, onCancel }: SetUpProps) => {
  const { board, files, ranks } = from;
  const [pieces, setPieces] = useState<Readonly<Record<string, string>>>(from.pieces);
  const [toMove, setToMove] = useState(from.toMove ?? 'white');
  const [brush, setBrush] = useState<Brush>('hand');
  const field: Field = { files, ranks, bottom };
  const squares = squaresOf(field).map(({ square }) => square);
  const without = (square: string): Record<string, string> =>
    Object.fromEntries(Object.entries(pieces).filter(([at]) => at !== square));
  const picking = usePicking({
    movesOf: () =>
      Object.keys(pieces).flatMap((at) =>
        squares.filter((to) => to !== at).map((to) => ({ san: at + to, from: at, to, promotion: null })),
      ),
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
        {SIDES.map((side) => (
          <div key={side} className="table-tray">
            {men.map((man) => {
              const code = `${side === 'white' ? 'w' : 'b'}${man}`;
              return (
                <button
                  key={code}
                  type="button"
                  aria-label={own.manWord(man, language)}
                  title={own.manWord(man, language)}
                  aria-pressed={brush === code}
                  data-testid={`brush-${code}`}
                  onClick={() => setBrush(code)}
                >
                  <svg viewBox="0 0 45 45" aria-hidden>
                    <Piece code={code} />
                  </svg>
                </button>
              );
            })}
          </div>
        ))}
        <div className="row">
          {(['hand', 'erase'] as const).map((tool) => (
            <button key={tool} type="button" aria-pressed={brush === tool} onClick={() => setBrush(tool)}>
              {texts[tool]}
            </button>
          ))}
          <button type="button" data-testid="clear-board" onClick={() => setPieces({})}>
            {texts.clearBoard}
          </button>
        </div>
        <div className="row">
          {SIDES.map((side) => (
            <button key={side} type="button" aria-pressed={toMove === side} onClick={() => setToMove(side)}>
              {texts.toMove[side]}
            </button>
          ))}
        </div>
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
