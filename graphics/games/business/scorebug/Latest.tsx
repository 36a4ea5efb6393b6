import { formatHalves } from 'chess-match/client';
import { Badge } from '../../../air/Badge';
import { Chip } from '../chips/Chip';
import { classes } from '../../../air/classes';
import { San } from '../../../air/San';
import sides from '../../../air/sides.module.css';
import type { LastEvent } from './happenedParts';
import type { LatestPart } from './latestParts';
import css from './latest.module.css';

interface LatestProps {
  readonly event: LastEvent;
  /** Of a badge; words are in proportion. Pixels. */
  readonly size: number;
}

/** Letters beside a badge of one pixel. */
const LETTERS = 26 / 30;

interface PartProps {
  readonly part: LatestPart;
  readonly size: number;
}

const Part = ({ part, size }: PartProps) => {
  switch (part.kind) {
    case 'words':
      return <span>{part.text}</span>;
    case 'board':
      return <Badge board={part.board} size={size} />;
    case 'san':
      return <San san={part.san} />;
    case 'chips':
      return (
        <span className={css.chips}>
          <span className={css.chip} style={{ width: size, height: size }}>
            <Chip board={part.board} x={0} y={0} size={size} role="latest-chip" isGhost={false} />
          </span>
          {part.chips}
        </span>
      );
    case 'points':
      return <span className={classes(css.points, sides[part.side])}>+{formatHalves(part.halves)}</span>;
  }
};

/** What happened last, as a sentence: in which turn, who did what, where chips went, who was paid. */
export const Latest = ({ event: { turn, parts }, size }: LatestProps) => (
  <span className={css.latest} style={{ fontSize: size * LETTERS }} data-role="latest">
    <span className={css.turn}>{turn}</span>
    {parts.map((part, index) => (
      <Part key={index} part={part} size={size} />
    ))}
  </span>
);
