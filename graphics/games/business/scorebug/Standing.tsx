import { formatHalves, type AirLanguage, type Side } from 'chess-match/client';
import type { BusinessPlay } from 'chess-match/games/business';
import { classes } from '../../../air/classes';
import { labelsOf } from '../labels';
import look from '../../../air/look.module.css';
import css from './scorebug.module.css';

interface StandingProps {
  readonly side: Side;
  readonly play: BusinessPlay;
  /** Half-points of this team over both games; null in a single game. */
  readonly matchScore: number | null;
  /** Which game of how many this is; "" where that is told elsewhere or not known. */
  readonly game: string;
  readonly language: AirLanguage;
}

type Crossings = BusinessPlay['cards']['white'];

/** Crossings of the red line as they were punished (B25): a yellow card, a red one, minutes for the opponent. */
const Cards = ({ crossings }: { readonly crossings: Crossings }) =>
  crossings.length === 0 ? null : (
    <span className={css.cards}>
      {crossings.map((penalty, index) => (
        <span
          key={index}
          className={classes(
            css.crossingCard,
            penalty === 'expulsion' && css.crossingRed,
            penalty === 'time' && css.crossingTime,
          )}
          data-role="crossing-card"
          data-penalty={penalty}
        />
      ))}
    </span>
  );

/** Under a team's half what stands longer than a turn: the match score, cards, a veto. */
export const Standing = ({ side, play, matchScore, game, language }: StandingProps) => (
  <div data-role={`strip-${side}`} className={classes(css.stripSide, side === 'black' && css.stripBlack, look.figures)}>
    {matchScore !== null && (
      <span className={css.matchScore}>
        {game !== '' && `${game}. `}
        {labelsOf(language).matchScore} <b>{formatHalves(matchScore)}</b>
      </span>
    )}
    <Cards crossings={play.cards[side]} />
    {play.vetoes.includes(side) && <span className={classes(css.mark, css.markVeto)}>{labelsOf(language).veto}</span>}
  </div>
);
