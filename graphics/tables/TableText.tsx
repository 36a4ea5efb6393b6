import type { Side, TableBoard } from 'chess-match/client';
import { turnText } from 'chess-match/client/view';
import { useMemo } from 'react';
import { ReserveRow } from '../air/board/ReserveRow';
import { classes } from '../air/classes';
import { measureFigures, TextLines } from '../air/FitText';
import { fitText, type Fit, type FitBox } from '../air/fitText';
import look from '../air/look.module.css';
import { San } from '../air/San';
import { fitMoves, type MovesFit, type TableLayout } from './layout';
import { pairsOf, sheetOf, type Sheet } from './pairs';
import css from './tables.module.css';

interface TableTextProps {
  readonly view: TableBoard;
  readonly layout: TableLayout;
  /** Who sits at the table; "" where nobody was entered. */
  readonly who: string;
  /** Whose side is below. */
  readonly bottom: Side;
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

/** What both may drop, in the order in which they sit at the board. */
const Reserves = ({ view: { reserves }, layout, bottom }: Omit<TableTextProps, 'who'>) => {
  const { height, piece, font } = layout.type.reserve;
  return (
    reserves !== null &&
    ([bottom === 'white' ? 'black' : 'white', bottom] as const).map((side) => (
      <div
        key={side}
        className={classes(css.reserve, look.figures)}
        style={{ height, fontSize: font }}
        data-role="reserve"
        data-side={side}
      >
        <ReserveRow side={side} pieces={reserves[side]} size={piece} />
      </div>
    ))
  );
};

/**
 * Who tries what: what may be dropped, the name of the variation and the end of its moves, as much as there is room
 * for.
 */
export const TableText = ({ view, layout, who, bottom }: TableTextProps) => {
  const { words, type } = layout;
  const whoFit = useFit(who, WEIGHT.who, type.who, words.width);
  const nameFit = useFit(view.name, WEIGHT.name, type.name, words.width);
  const held = view.reserves === null ? 0 : 2 * (type.reserve.height + GAP);
  const zone = layout.moves ?? { ...words, height: words.height - heightOf(whoFit) - heightOf(nameFit) };
  const fit = fitMoves({ ...zone, height: zone.height - held }, type.moves, pairsOf(view.line).length);
  const sheet = sheetOf(view, fit.rows);
  const moves = sheet.pairs.length > 0 && <Moves sheet={sheet} fit={fit} />;
  const reserves = <Reserves {...{ view, layout, bottom }} />;
  const place = ({ x, y, width, height }: TableLayout['words']) => ({ left: x, top: y, width, height });
  return (
    <>
      <div className={css.text} style={{ ...place(words), gap: GAP }}>
        {layout.moves === null && reserves}
        {whoFit && (
          <div className={css.who}>
            <TextLines fit={whoFit} weight={WEIGHT.who} />
          </div>
        )}
        {nameFit && <TextLines fit={nameFit} weight={WEIGHT.name} />}
        {layout.moves === null && moves}
      </div>
      {layout.moves !== null && (
        <div className={css.text} style={{ ...place(layout.moves), gap: GAP }}>
          {reserves}
          {moves}
        </div>
      )}
    </>
  );
};
