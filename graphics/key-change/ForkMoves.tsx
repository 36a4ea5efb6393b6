import { Badge } from '../shared/Badge';
import type { FactOf } from '../shared/facts';
import { San } from '../shared/San';
import { classes } from '../shared/classes';
import look from '../shared/look.module.css';
import css from './keyChange.module.css';

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
