import type { Language, TableBoard } from 'chess-match/client';
import { turnText } from 'chess-match/client/view';
import { useMemo } from 'react';
import { classes } from '../shared/classes';
import { measureFigures, TextLines } from '../shared/FitText';
import { fitText, type Fit, type FitBox } from '../shared/fitText';
import look from '../shared/look.module.css';
import { San } from '../shared/San';
import type { TableLayout } from './layout';
import { sheetOf, type Sheet } from './pairs';
import css from './tables.module.css';

interface TableTextProps {
  readonly view: TableBoard;
  readonly layout: TableLayout;
  /** Who sits at the table; "" where nobody was entered. */
  readonly who: string;
  readonly language: Language;
}

const GAP = 6;
const WEIGHT = { who: 550, name: 700 } as const;
const SIZES = {
  large: {
    who: { oneLine: [36, 32, 28], twoLines: [28, 24] },
    name: { oneLine: [56, 48, 40], twoLines: [40, 32, 28] },
  },
  small: { who: { oneLine: [26, 24], twoLines: [24] }, name: { oneLine: [28, 26, 24], twoLines: [24] } },
} as const;

const useFit = (text: string, weight: number, sizes: Omit<FitBox, 'width'>, width: number): Fit | null =>
  useMemo(
    () => (text === '' ? null : fitText(text, { ...sizes, width }, measureFigures(weight))),
    [text, weight, sizes, width],
  );

const heightOf = (fit: Fit | null): number => (fit === null ? 0 : fit.fontSize * fit.lines.length + GAP);

const Moves = ({
  sheet,
  layout: { font, row, columns },
}: { readonly sheet: Sheet } & Pick<TableTextProps, 'layout'>) => (
  <ol
    className={classes(css.moves, look.figures)}
    style={{
      fontSize: font,
      gridTemplateRows: `repeat(${Math.ceil(sheet.pairs.length / columns)}, ${row}px)`,
      gridTemplateColumns: `repeat(${columns}, 1fr)`,
    }}
  >
    {sheet.pairs.map(({ turn, first, second }, index) => (
      <li key={index}>
        <span className={css.turn}>
          {index === 0 && sheet.isCut && '… '}
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
  const { text, isLarge, row, columns } = layout;
  const sizes = SIZES[isLarge ? 'large' : 'small'];
  const whoFit = useFit(who, WEIGHT.who, sizes.who, text.width);
  const nameFit = useFit(view.name, WEIGHT.name, sizes.name, text.width);
  const left = text.height - heightOf(whoFit) - heightOf(nameFit);
  const sheet = sheetOf(view, columns * Math.max(1, Math.floor(left / row)));
  return (
    <div className={css.text} style={{ left: text.x, top: text.y, width: text.width, height: text.height, gap: GAP }}>
      {whoFit && (
        <div className={css.who}>
          <TextLines fit={whoFit} weight={WEIGHT.who} />
        </div>
      )}
      {nameFit && <TextLines fit={nameFit} weight={WEIGHT.name} />}
      {sheet.pairs.length > 0 && <Moves sheet={sheet} layout={layout} />}
    </div>
  );
};
