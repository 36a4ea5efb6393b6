import type { AirLanguage, PeopleView, Placement, Side, TableBoard } from 'chess-match/client';
import { boardName, sideOn } from 'chess-match/client/view';
import type { CSSProperties, ReactNode } from 'react';
import { Badge } from '../air/Badge';
import { LargeBoard } from '../air/board/LargeBoard';
import { SketchedBoard } from '../air/board/SketchedBoard';
import { classes } from '../air/classes';
import { FitText } from '../air/FitText';
import look from '../air/look.module.css';
import { teamName } from '../air/people/teamName';
import sides from '../air/sides.module.css';
import { branchTheme } from '../air/theme';
import type { TableLayout } from './layout';
import type { Seen } from './plan';
import { TableText } from './TableText';
import { tablesWords } from './words';
import css from './tables.module.css';

/** The rest of the head of a large table is for the board. */
const titleBox = (width: number) => ({ width: width - 240, oneLine: [48, 44, 40, 36, 32], twoLines: [32, 28, 24] });

interface TableCardProps extends Pick<Seen, 'match' | 'team'> {
  readonly view: TableBoard;
  readonly layout: TableLayout;
  readonly people: PeopleView;
  readonly who: string;
  readonly ghosts: Placement;
  readonly isGone: boolean;
  /** What the game has on the squares. */
  readonly ground: ReactNode;
  readonly language: AirLanguage;
}

type HeadProps = Pick<TableCardProps, 'view' | 'match' | 'people' | 'team' | 'layout' | 'language'>;

/** Which table, in the colours of its side, and where its position comes from. */
const Head = ({ view, match, people, team, layout: { isLarge, head }, language }: HeadProps) => {
  const words = tablesWords(language);
  const { x, y, width, height } = head;
  const table = words.table(view.table);
  return (
    <header
      className={classes(css.head, look.figures, sides[team])}
      style={{ left: x, top: y, width, height }}
      data-large={isLarge}
    >
      {isLarge ? (
        <FitText text={`${teamName(match, people, team)}: ${table.toLowerCase()}`} weight={750} {...titleBox(width)} />
      ) : (
        <strong>{table}</strong>
      )}
      <span className={css.of}>{words.board}</span>
      <Badge board={view.board} size={isLarge ? 48 : 32} name={boardName(match, view.board)} />
    </header>
  );
};

type FieldProps = Pick<TableCardProps, 'view' | 'layout' | 'ghosts' | 'ground'> & { readonly bottom: Side };

const Field = ({ view, layout: { board }, bottom, ghosts, ground }: FieldProps) => (
  <div className={css.field} style={{ left: board.x, top: board.y }}>
    <SketchedBoard
      view={view}
      size={board.size}
      tint={branchTheme(view.board).colour}
      orientation={bottom}
      ghosts={ghosts}
    >
      {ground}
    </SketchedBoard>
  </div>
);

/** One work table: its position with what was drawn over it, who sits there, the variation. */
export const TableCard = ({
  view,
  layout,
  match,
  people,
  team,
  who,
  ghosts,
  ground,
  isGone,
  language,
}: TableCardProps) => {
  const { card, board, isLarge } = layout;
  const bottom = sideOn(match, view.board, team);
  const { colour } = branchTheme(view.board);
  const place: CSSProperties = { left: card.x, top: card.y, width: card.width, height: card.height };
  const square = { x: 0, y: 0, width: card.height, height: card.height };
  const field = <Field {...{ view, layout, bottom, ghosts, ground }} />;
  return (
    <section
      className={classes(css.card, look.plate)}
      style={{ ...place, borderColor: colour }}
      data-table={view.table}
      data-role={`${isGone ? 'gone' : 'card'}-${view.table}`}
      data-ghost={isGone || undefined}
    >
      <Head {...{ view, match, people, team, layout, language }} />
      {isLarge ? (
        <LargeBoard card={square} field={board} files={view.files} ranks={view.ranks} bottom={bottom} colour={colour}>
          {field}
        </LargeBoard>
      ) : (
        field
      )}
      <TableText view={view} layout={layout} who={who} bottom={bottom} />
    </section>
  );
};
