import type { AirLanguage, MatchView, ScoreView } from 'chess-match/client';
import { movesText, type ProgressivePlay } from 'chess-match/games/progressive';
import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import sides from '../../../air/sides.module.css';
import { MatchScore } from '../../../scorebug/MatchScore';
import css from '../../../scorebug/scorebug.module.css';
import { scorebugWords } from '../../../scorebug/words';
import { bugWords } from './words';

interface StripProps {
  readonly match: Pick<MatchView, 'status'>;
  readonly score: Pick<ScoreView, 'match'>;
  readonly play: ProgressivePlay;
  readonly language: AirLanguage;
}

/** P1 whose series it is and how long, how long the next one will be, and how many moves both sides have had. */
export const SeriesStrip = ({ match, score, play: { series, made }, language }: StripProps) => {
  const words = bugWords(language);
  const { over } = scorebugWords(language);
  return (
    <div className={classes(css.turns, look.figures)}>
      {match.status === 'over' && <span className={css.over}>{over}</span>}
      {series && (
        <span className={css.turn} data-role="turn">
          <span className={css.number}>{words.series(series.turn)}</span>
          <span className={classes(css.toMove, sides[series.side])}>
            {words.toMove(series.side, movesText(series.length, language))}
          </span>
          <span className={css.number}>{words.then(movesText(series.next, language))}</span>
        </span>
      )}
      <span className={css.match}>
        {words.made} <b>{`${made.white} : ${made.black}`}</b>
      </span>
      <MatchScore score={score} first="white" language={language} />
    </div>
  );
};
