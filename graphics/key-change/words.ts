import { endText, formatHalves, type AirLanguage, type MatchView, type ScoreView } from 'chess-match/client';
import { boardName, capitalised } from 'chess-match/client/view';
import { endingText } from '../air/ending/words';
import { correctedText, correctedTitle } from '../air/visit/correctedText';
import type { Moment } from './moments';

/** Names and score as they were then. */
export interface Stands {
  readonly match: Pick<MatchView, 'teams' | 'threads'>;
  readonly score: ScoreView;
}

interface Words {
  readonly over: string;
  readonly ended: (board: string, points: string) => string;
  readonly score: string;
  readonly both: string;
}

const WORDS: Readonly<Record<AirLanguage, Words>> = {
  en: {
    over: 'Match over',
    ended: (board, points) => `Board ${board} has ended ${points}`,
    score: 'The score is',
    both: 'Score of the match',
  },
  ru: {
    over: 'Матч окончен',
    ended: (board, points) => `Доска ${board} закончилась ${points}`,
    score: 'Счёт',
    both: 'Счёт матча',
  },
  be: {
    over: 'Матч скончаны',
    ended: (board, points) => `Дошка ${board} скончылася ${points}`,
    score: 'Лік',
    both: 'Лік матча',
  },
};

const points = ({ white, black }: { readonly white: number; readonly black: number }): string =>
  `${formatHalves(white)}:${formatHalves(black)}`;

/** One or two words: "Mate", "Match over". */
export const momentTitle = (moment: Moment, language: AirLanguage): string => {
  if (moment.kind === 'correction') return correctedTitle(language);
  const kind = moment.kind === 'over' ? moment.ending.kind : moment.entry.kind;
  return kind === null ? WORDS[language].over : capitalised(endText(kind, language));
};

/** What happened, for somebody who has just switched on; no full stop. */
export const momentSentence = (moment: Moment, { match }: Stands, language: AirLanguage): string => {
  const called = (board: number): string => boardName(match, board);
  switch (moment.kind) {
    case 'ended':
      return WORDS[language].ended(called(moment.entry.board), points(moment.entry));
    case 'correction':
      return correctedText(moment.corrected, called, '', language);
    case 'over':
      return endingText(moment.ending, match.teams, language);
  }
};

/** How the score stands after it; "" where nothing of it changed. */
export const scoreSentence = (moment: Moment, { score }: Stands, language: AirLanguage): string => {
  const words = WORDS[language];
  switch (moment.kind) {
    case 'ended':
      return `${words.score} ${points({ white: moment.entry.whiteTotal, black: moment.entry.blackTotal })}`;
    case 'correction':
      return '';
    case 'over':
      return score.match === null
        ? `${words.score} ${points(score)}`
        : `${words.score} ${points(score)}. ${words.both} ${points(score.match)}`;
  }
};
