import { useMemo } from 'react';
import { Badge } from '../../../air/Badge';
import { Chip, chipColour } from '../chips/Chip';
import { textWidth } from '../../../air/textWidth';
import { layoutStory, ROW, type ChipMark, type HoldingMark } from './layoutStory';
import type { Story } from './story';
import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import frame from '../../../air/visit/keyChange.module.css';
import css from './story.module.css';

const TABLE_FONT = 28;

const middle = (size: number): number => (ROW.height - size) / 2;

/** A chip where it lies; where it came from stands beside it, for the motion. */
const Lying = ({ chip: { x, board, from } }: { readonly chip: ChipMark }) => (
  <span
    data-role={from ? 'chip-came' : 'chip-stayed'}
    data-way={from ? from.x - x : 0}
    data-colour={chipColour(board)}
    data-colour-before={chipColour(from?.board ?? board)}
  >
    <Chip board={board} x={x} y={middle(ROW.chip)} size={ROW.chip} role="chip" isGhost={false} />
  </span>
);

/** Over the corner of a board that is no more; its number stays readable. */
const Cross = () => (
  <svg className={css.storyCross} viewBox="0 0 26 26">
    <circle cx={13} cy={13} r={12} />
    <path d="M 8 8 L 18 18 M 18 8 L 8 18" />
  </svg>
);

const Place = ({ mark: { board, isGone, badge, chips, figure }, table }: { mark: HoldingMark; table: string }) => (
  <>
    <span className={css.storyBadge} style={{ left: badge.x, top: middle(ROW.badge) }}>
      {board === null ? (
        <span className={classes(css.storyTable, look.figures)} style={{ height: ROW.badge, fontSize: TABLE_FONT }}>
          {table}
        </span>
      ) : (
        <Badge board={board} size={ROW.badge} />
      )}
      {isGone && <Cross />}
    </span>
    {chips.map((chip, index) => (
      <Lying key={index} chip={chip} />
    ))}
    {figure && (
      <span
        className={classes(css.storyFigure, look.figures)}
        data-role={chips.some(({ from }) => from) ? 'figure-came' : 'figure'}
        style={{ left: figure.x, fontSize: ROW.figure, lineHeight: `${ROW.height}px` }}
      >
        {figure.count}
      </span>
    )}
  </>
);

interface StoryRowProps {
  readonly story: Story;
  readonly width: number;
  /** Name of the arbiters' table. */
  readonly table: string;
}

/** Which board's chips went where: the boards' badges, their chips to count, an arrow. */
export const StoryRow = ({ story, width, table }: StoryRowProps) => {
  const layout = useMemo(
    () => layoutStory(story, width, { table: textWidth(table, TABLE_FONT) }),
    [story, width, table],
  );
  return (
    <div className={css.story} style={{ height: ROW.height, transform: `scale(${layout.scale})` }}>
      {layout.holdings.map((mark) => (
        <Place key={mark.board ?? 'table'} mark={mark} table={table} />
      ))}
      <svg
        className={classes(frame.arrow, css.storyWay)}
        viewBox="0 0 44 28"
        style={{ left: layout.arrowX, top: middle(28), width: ROW.arrow, height: 28 }}
      >
        <path d="M 2 14 H 40 M 28 3 L 41 14 L 28 25" />
      </svg>
    </div>
  );
};
