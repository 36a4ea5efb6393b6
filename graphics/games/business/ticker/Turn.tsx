import { Fragment, type CSSProperties } from 'react';
import { Badge } from '../../../air/Badge';
import { San } from '../../../air/San';
import { Chip } from '../chips/Chip';
import frame from '../../../ticker/ticker.module.css';
import { arrowWidth, badgeSize, chipSize, GAP, type EntryLayout } from './layout';
import type { Part, Style } from './parts';
import { classes } from '../../../air/classes';
import sides from '../../../air/sides.module.css';
import css from './turn.module.css';

const PartMark = ({ part, style }: { readonly part: Part; readonly style: Style }) => {
  switch (part.kind) {
    case 'badge':
      return <Badge board={part.board} size={badgeSize(style)} />;
    case 'san':
      return <San san={part.san} />;
    case 'chips':
      return (
        <span className={css.chips} style={{ gap: GAP.parts }}>
          <span className={css.chip} style={{ width: chipSize(style), height: chipSize(style) }}>
            <Chip board={part.board} x={0} y={0} size={chipSize(style)} role="chip" isGhost={false} />
          </span>
          {part.count}
        </span>
      );
    case 'word':
      return <span className={css.word}>{part.text}</span>;
    case 'points':
      return <span className={classes(frame.plate, sides[part.side])}>{part.text}</span>;
    case 'arrow':
      return (
        <svg className={css.arrow} viewBox="0 0 21 20" style={{ width: arrowWidth(style) }}>
          <path d="M 1 10 H 18 M 12 3 L 19 10 L 12 17" />
        </svg>
      );
  }
};

interface TurnProps {
  readonly entry: EntryLayout;
  readonly style: Style;
  readonly role: 'turn' | 'turn-gone';
  readonly place?: CSSProperties;
}

/** One turn: its number on the mover's plate, the moves by board, the key change, the ends with their points. */
export const Turn = ({ entry, style, role, place }: TurnProps) => (
  <span
    className={frame.turn}
    data-ghost={role !== 'turn' || undefined}
    style={place}
    data-role={role}
    data-ply={entry.ply}
  >
    <span className={classes(frame.plate, sides[entry.side])}>{entry.turn}</span>
    {entry.groups.map((group, index) => (
      <span key={index} className={classes(frame.group, group.isNote && css.note)}>
        {group.parts.map((part, nth) => (
          <Fragment key={nth}>
            <PartMark part={part} style={style} />
          </Fragment>
        ))}
      </span>
    ))}
  </span>
);
