import { formatPair, type AirLanguage, type ScoreView } from 'chess-match/client';
import { gameOfText } from 'chess-match/client/view';

interface ResultWords {
  /** Over a score that is not the last. */
  readonly soFar: string;
  /** Before the score of both games. */
  readonly match: string;
}

const WORDS: Readonly<Record<AirLanguage, ResultWords>> = {
  en: { soFar: 'The match goes on', match: 'Score of the match' },
  ru: { soFar: 'Матч идёт', match: 'Счёт матча' },
  be: { soFar: 'Матч ідзе', match: 'Лік матча' },
};

export const resultWords = (language: AirLanguage): ResultWords => WORDS[language];

/** How a match of several games stands; "" where it has one. */
export const bothText = ({ match }: Pick<ScoreView, 'match'>, language: AirLanguage): string =>
  match === null
    ? ''
    : [gameOfText({ match }, language), `${resultWords(language).match} ${formatPair(match.white, match.black)}`]
        .filter((part) => part !== '')
        .join('. ');
