import type { BoardView, AirLanguage, Side } from 'chess-match/client';
import { nounFor, POINTS } from 'chess-match/client/view';
import { chipsOf } from 'chess-match/games/business';
import { labelsOf } from '../labels';
import { San } from '../../../air/San';
import type { Card } from './plan';
import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import sides from '../../../air/sides.module.css';
import css from './cards.module.css';

/** Narrower than this there is no room for three marks side by side. Pixels. */
const ROOMY = 408;

/** The side that made the last move: its piece stands where the move ended. */
const moverOf = ({ lastMoves, pieces }: BoardView): Side => {
  const to = lastMoves.at(-1)?.to ?? '';
  return pieces[to]?.startsWith('b') ? 'black' : 'white';
};

interface CardFooterProps {
  readonly card: Card;
  /** Chips in the picture before; their figure stands as a ghost until the motion has carried them off. */
  readonly chipsBefore: number;
  readonly language: AirLanguage;
}

interface PaysProps extends Pick<CardFooterProps, 'language'> {
  readonly chips: number;
  readonly hasUnit: boolean;
}

/** What a board pays who wins on it. */
const Pays = ({ chips, hasUnit, language }: PaysProps) =>
  chips > 0 && (
    <>
      <b>{chips}</b>
      {hasUnit && ` ${nounFor(chips, POINTS[language], language)}`}
    </>
  );

/**
 * The last move on the mover's plate; a standing draw offer on the offerer's; what the board pays or, in a game without
 * chips, whose move it is.
 */
export const CardFooter = ({ card: { view, layout, offered }, chipsBefore, language }: CardFooterProps) => {
  const labels = labelsOf(language);
  const last = view.lastMoves.at(-1);
  const { rail, card, footer } = layout;
  const hasUnit = card.width >= ROOMY || offered === null;
  const chips = view.status === 'live' ? chipsOf(view) : 0;
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
      {offered && <span className={classes(css.offer, look.figures, sides[offered])}>{labels.drawOffer}</span>}
      {chips > 0 || chipsBefore > 0 ? (
        <span className={classes(css.pays, look.figures)}>
          <span data-role="figure">
            <Pays chips={chips} hasUnit={hasUnit} language={language} />
          </span>
          <span data-ghost data-role="figure-before">
            <Pays chips={chipsBefore} hasUnit={hasUnit} language={language} />
          </span>
        </span>
      ) : (
        view.toMove && <span className={classes(css.told, look.figures)}>{labels.toMove[view.toMove]}</span>
      )}
    </div>
  );
};
