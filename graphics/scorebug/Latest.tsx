import { formatHalves, type Language, type MatchView } from 'chess-match/client';
import { Badge } from '../shared/Badge';
import { Chip } from '../shared/chips/Chip';
import { classes } from '../shared/classes';
import sides from '../shared/sides.module.css';
import { latestParts, type LatestPart } from './latestParts';
import css from './latest.module.css';

interface LatestProps {
  readonly change: NonNullable<MatchView['latest']>;
  readonly language: Language;
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

/** What last changed what boards are worth, as a sentence: in which turn, who did what, where chips went, who was paid. */
export const Latest = ({ change, language, size }: LatestProps) => (
  <span className={css.latest} style={{ fontSize: size * LETTERS }} data-role="latest">
    <span className={css.turn}>{change.turn}</span>
    {latestParts(change, language).map((part, index) => (
      <Part key={index} part={part} size={size} />
    ))}
  </span>
);
