import type { Language, Placement, Side, TableBoard } from 'chess-match/client';
import { boardName, sideOn } from 'chess-match/client/view';
import type { CSSProperties } from 'react';
import { Badge } from '../shared/Badge';
import { LargeBoard } from '../shared/board/LargeBoard';
import { SketchedBoard } from '../shared/board/SketchedBoard';
import { classes } from '../shared/classes';
import look from '../shared/look.module.css';
import { branchTheme } from '../shared/theme';
import type { TableLayout } from './layout';
import type { Seen } from './plan';
import { TableText } from './TableText';
import { tablesWords } from './words';
import css from './tables.module.css';

interface TableCardProps extends Pick<Seen, 'match' | 'team'> {
  readonly view: TableBoard;
  readonly layout: TableLayout;
  readonly who: string;
  readonly ghosts: Placement;
  readonly isGone: boolean;
  readonly language: Language;
}

const Head = ({ view, match, layout, language }: Pick<TableCardProps, 'view' | 'match' | 'layout' | 'language'>) => {
  const { isLarge, text, head } = layout;
  const words = tablesWords(language);
  const style = isLarge
    ? { left: text.x, top: text.y - head, width: text.width, height: head }
    : { left: 0, top: 0, width: layout.card.width, height: head, padding: '0 16px' };
  return (
    <div className={classes(css.head, look.figures)} style={style} data-large={isLarge}>
      <strong>{words.table(view.table)}</strong>
      <span className={css.of}>{words.board}</span>
      <Badge board={view.board} size={isLarge ? 48 : 32} name={boardName(match, view.board)} />
    </div>
  );
};

const boardOf = (view: TableBoard, size: number, bottom: Side, ghosts: Placement) => (
  <SketchedBoard view={view} size={size} tint={branchTheme(view.board).colour} orientation={bottom} ghosts={ghosts} />
);

/** One work table: its position with what was drawn over it, who sits there, the variation. */
export const TableCard = ({ view, layout, match, team, who, ghosts, isGone, language }: TableCardProps) => {
  const { card, board, isLarge } = layout;
  const bottom = sideOn(match, view.board, team);
  const { colour } = branchTheme(view.board);
  const place: CSSProperties = { left: card.x, top: card.y, width: card.width, height: card.height };
  const square = { x: 0, y: 0, width: card.height, height: card.height };
  return (
    <section
      className={classes(css.card, look.plate)}
      style={{ ...place, borderColor: colour }}
      data-table={view.table}
      data-role={`${isGone ? 'gone' : 'card'}-${view.table}`}
      data-ghost={isGone || undefined}
    >
      <Head view={view} match={match} layout={layout} language={language} />
      {isLarge ? (
        <LargeBoard card={square} field={board} files={view.files} ranks={view.ranks} bottom={bottom} colour={colour}>
          <div className={css.field} style={{ left: board.x, top: board.y }}>
            {boardOf(view, board.size, bottom, ghosts)}
          </div>
        </LargeBoard>
      ) : (
        <div className={css.field} style={{ left: board.x, top: board.y }}>
          {boardOf(view, board.size, bottom, ghosts)}
        </div>
      )}
      <TableText view={view} layout={layout} who={who} language={language} />
    </section>
  );
};
