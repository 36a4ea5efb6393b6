import { formatPair, type AirLanguage, type ScoreView, type Side } from 'chess-match/client';
import { gameOfText, opponent } from 'chess-match/client/view';
import { scorebugWords } from './words';
import css from './scorebug.module.css';

/** What stands before the points of a match of several games: which game this is, where it is known of how many. */
const matchWord = (score: Pick<ScoreView, 'match'>, language: AirLanguage): string =>
  [gameOfText(score, language), scorebugWords(language).match].filter((part) => part !== '').join('. ');

interface MatchScoreProps {
  readonly score: Pick<ScoreView, 'match'>;
  /** Whose points stand first. */
  readonly first: Side;
  readonly language: AirLanguage;
}

/** How a match of several games stands; nothing where it has one. */
export const MatchScore = ({ score, first, language }: MatchScoreProps) =>
  score.match && (
    <span className={css.match} data-role="match-score">
      {matchWord(score, language)} <b>{formatPair(score.match[first], score.match[opponent(first)])}</b>
    </span>
  );
