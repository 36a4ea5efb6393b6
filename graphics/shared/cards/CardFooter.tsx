import type { BoardView, Language, Side } from 'chess-match/client';
import { labelsOf } from '../labels';
import { San } from '../San';
import type { CardLayout } from './layout';
import { classes } from '../classes';
import look from '../look.module.css';
import sides from '../sides.module.css';
import css from './cards.module.css';

/** Narrower than this there is no room for three marks side by side. Pixels. */
const ROOMY = 408;

/** The side that made the last move: its man stands where the move ended. */
const moverOf = ({ lastMoves, pieces }: BoardView): Side => {
  const to = lastMoves.at(-1)?.to ?? '';
  return pieces[to]?.startsWith('b') ? 'black' : 'white';
};

interface CardFooterProps {
  readonly view: BoardView;
  readonly layout: CardLayout;
  readonly language: Language;
}

/** The last move on the mover's plate; a standing draw offer on the offerer's; whose move it is. */
export const CardFooter = ({ view, layout, language }: CardFooterProps) => {
  const labels = labelsOf(language);
  const last = view.lastMoves.at(-1);
  const isRoomy = layout.card.width >= ROOMY;
  return (
    <div className={css.footer} style={{ height: layout.footer }}>
      {last && (
        <span data-role="last-move" className={classes(css.san, sides[moverOf(view)])}>
          <San san={view.lastMoves.length > 1 ? `… ${last.san}` : last.san} />
        </span>
      )}
      <span className={css.space} />
      {view.offered && (
        <span className={classes(css.offer, look.figures, sides[view.offered])}>{labels.drawOffer}</span>
      )}
      {view.toMove && (isRoomy || !view.offered) && (
        <span className={classes(css.toMove, look.figures)}>{labels.toMove[view.toMove]}</span>
      )}
    </div>
  );
};
