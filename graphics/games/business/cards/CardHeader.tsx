import { chipsOf } from 'chess-match/games/business';
import { Badge } from '../../../air/Badge';
import { Chip } from '../chips/Chip';
import { chipSlots } from '../chips/slots';
import { CARD } from './layout';
import type { Card } from './plan';
import { classes } from '../../../air/classes';
import css from './cards.module.css';

interface CardHeaderProps {
  readonly card: Card;
  /** Chips in the picture before; they stand as ghosts until the motion has carried them off. */
  readonly chipsBefore: number;
}

/** The board's number and its chips to count. */
export const CardHeader = ({ card, chipsBefore }: CardHeaderProps) => {
  const { layout, view } = card;
  const { chips, header, rail } = layout;
  const size = rail > 0 ? { width: rail, height: header } : { width: layout.card.width, height: header };
  const gone = chipSlots(chips, chipsBefore).slice(chipsOf(view));
  return (
    <div className={classes(css.header, rail > 0 && css.isRail)} style={{ ...size, padding: CARD.pad }}>
      <Badge board={view.board} size={layout.badge} />
      <div className={css.chips} style={{ left: chips.x, top: chips.y, width: chips.width, height: chips.height }}>
        {gone.map(({ x, y }, index) => (
          <Chip key={`gone ${index}`} board={view.board} x={x} y={y} size={chips.chip} role="gone" isGhost />
        ))}
        {chipSlots(chips, chipsOf(view)).map(({ x, y }, index) => (
          <Chip key={index} board={view.board} x={x} y={y} size={chips.chip} role="chip" isGhost={false} />
        ))}
      </div>
    </div>
  );
};
