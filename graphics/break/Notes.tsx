import { formatPair, type AirLanguage, type MatchView, type ScoreView } from 'chess-match/client';
import { gameOfText } from 'chess-match/client/view';
import { classes } from '../air/classes';
import look from '../air/look.module.css';
import { endSentence } from '../scorebug/endSentence';
import { breakWords } from './words';
import css from './break.module.css';

interface NotesProps {
  readonly match: MatchView;
  readonly score: ScoreView;
  /** What the open game tells: how it stands, then what was played last; "" for nothing. */
  readonly stands: string;
  readonly latest: string;
  readonly language: AirLanguage;
}

/** How the game stands or ended, what was played last, and how a match of several games stands. */
export const Notes = ({ match, score, stands, latest, language }: NotesProps) => {
  const strong = match.status === 'over' ? endSentence({ match, score }, language) : stands;
  const note = classes(css.note, look.plate, look.figures);
  return (
    <div className={css.notes}>
      {strong !== '' && <div className={classes(note, css.isStrong)}>{strong}</div>}
      {latest !== '' && <div className={classes(note, css.isTold)}>{latest}</div>}
      {score.match && (
        <div className={note}>
          {[gameOfText(score, language), breakWords(language).match].filter((part) => part !== '').join('. ')}{' '}
          <b>{formatPair(score.match.white, score.match.black)}</b>
        </div>
      )}
    </div>
  );
};
