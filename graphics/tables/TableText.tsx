import type { TableBoard } from 'chess-match/client';
import { turnText } from 'chess-match/client/view';
import { useMemo } from 'react';
import { classes } from '../shared/classes';
import { measureFigures, TextLines } from '../shared/FitText';
import { fitText, type Fit, type FitBox } from '../shared/fitText';
import look from '../shared/look.module.css';
import { San } from '../shared/San';
import { fitMoves, type MovesFit, type TableLayout } from './layout';
import { pairsOf, sheetOf, type Sheet } from './pairs';
import css from './tables.module.css';

interface TableTextProps {
  readonly view: TableBoard;
  readonly layout: TableLayout;
  /** Who sits at the table; "" where nobody was entered. */
  readonly who: string;
}

const GAP = 8;
const WEIGHT = { who: 550, name: 650 } as const;

const useFit = (text: string, weight: number, sizes: Omit<FitBox, 'width'>, width: number): Fit | null =>
  useMemo(
    () => (text === '' ? null : fitText(text, { ...sizes, width }, measureFigures(weight))),
    [text, weight, sizes, width],
  );

const heightOf = (fit: Fit | null): number => (fit === null ? 0 : fit.fontSize * fit.lines.length + GAP);

const Moves = ({ sheet, fit: { font, row, columns } }: { readonly sheet: Sheet; readonly fit: MovesFit }) => (
  <ol
    className={classes(css.moves, look.figures)}
    style={{
      fontSize: font,
      gridTemplateRows: `repeat(${Math.ceil(sheet.pairs.length / columns)}, ${row}px)`,
      gridTemplateColumns: `repeat(${columns}, 1fr)`,
    }}
  >
    {sheet.pairs.map(({ turn, first, second }, index) => (
      <li key={index} data-wide={sheet.isCut}>
        <span className={css.turn}>
          {index === 0 && sheet.isCut && '…'}
          {turnText(turn)}
        </span>
        <span>{first === null ? '…' : <San san={first} />}</span>
        <span>{second !== null && <San san={second} />}</span>
      </li>
    ))}
  </ol>
);

/** Who tries what: the name of the variation and the end of its moves, as much as there is room for. */
export const TableText = ({ view, layout, who }: TableTextProps) => {
  const { words, type } = layout;
  const whoFit = useFit(who, WEIGHT.who, type.who, words.width);
  const nameFit = useFit(view.name, WEIGHT.name, type.name, words.width);
  const left = { width: words.width, height: words.height - heightOf(whoFit) - heightOf(nameFit) };
  const fit = fitMoves(layout.moves ?? left, type.moves, pairsOf(view.line).length);
  const sheet = sheetOf(view, fit.rows);
  const moves = sheet.pairs.length > 0 && <Moves sheet={sheet} fit={fit} />;
  const place = ({ x, y, width, height }: TableLayout['words']) => ({ left: x, top: y, width, height });
  return (
    <>
      <div className={css.text} style={{ ...place(words), gap: GAP }}>
        {whoFit && (
          <div className={css.who}>
            <TextLines fit={whoFit} weight={WEIGHT.who} />
          </div>
        )}
        {nameFit && <TextLines fit={nameFit} weight={WEIGHT.name} />}
        {layout.moves === null && moves}
      </div>
      {layout.moves !== null && (
        <div className={css.text} style={place(layout.moves)}>
          {moves}
        </div>
      )}
    </>
  );
};
