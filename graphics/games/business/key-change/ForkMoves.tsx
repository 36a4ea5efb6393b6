import { Badge } from '../../../air/Badge';
import type { FactOf } from '../facts';
import { San } from '../../../air/San';
import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import css from './story.module.css';

/** The two moves that made one board two. */
export const ForkMoves = ({ fork }: { readonly fork: FactOf<'fork'> }) => (
  <div className={classes(css.forkMoves, look.figures)}>
    {[[fork.mother, fork.motherSan] as const, [fork.daughter, fork.daughterSan] as const].map(([board, san]) => (
      <span key={board}>
        <Badge board={board} size={40} />
        <San san={san} />
      </span>
    ))}
  </div>
);
