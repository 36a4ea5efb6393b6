import { formatHalves, type AirLanguage, type ScoreView } from 'chess-match/client';
import { gameOfText } from 'chess-match/client/view';
import { scorebugWords } from './words';
import css from './scorebug.module.css';

/** What stands before the points of a match of several games: which game this is, where it is known of how many. */
const matchWord = (score: Pick<ScoreView, 'match'>, language: AirLanguage): string =>
  [gameOfText(score, language), scorebugWords(language).match].filter((part) => part !== '').join('. ');

/** How a match of several games stands; nothing where it has one. */
export const MatchScore = ({
  score,
  language,
}: {
  readonly score: Pick<ScoreView, 'match'>;
  readonly language: AirLanguage;
}) =>
  score.match && (
    <span className={css.match} data-role="match-score">
      {matchWord(score, language)} <b>{`${formatHalves(score.match.white)} : ${formatHalves(score.match.black)}`}</b>
    </span>
  );
