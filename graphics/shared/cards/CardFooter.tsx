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

/** What a win on the board is worth; where a game has no chips, whose move it is on it. */
const told = ({ status, chips, toMove }: BoardView, language: Language): string => {
  const labels = labelsOf(language);
  if (status === 'live' && chips > 0) return labels.worth(chips);
  return toMove ? labels.toMove[toMove] : '';
};

/** The last move on the mover's plate; a standing draw offer on the offerer's; what the board is worth. */
export const CardFooter = ({ view, layout, language }: CardFooterProps) => {
  const labels = labelsOf(language);
  const last = view.lastMoves.at(-1);
  const { rail, card, footer } = layout;
  const isRoomy = card.width >= ROOMY;
  return (
    <div
      className={classes(css.footer, rail > 0 && css.isRail)}
      style={{ width: rail > 0 ? rail : card.width, height: footer }}
    >
      {last && (
        <span data-role="last-move" className={classes(css.san, sides[moverOf(view)])}>
          <San san={view.lastMoves.length > 1 ? `… ${last.san}` : last.san} />
        </span>
      )}
      <span className={css.space} />
      {view.offered && (
        <span className={classes(css.offer, look.figures, sides[view.offered])}>{labels.drawOffer}</span>
      )}
      {(isRoomy || !view.offered) && <span className={classes(css.told, look.figures)}>{told(view, language)}</span>}
    </div>
  );
};
