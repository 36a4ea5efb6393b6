import {
  GAME_STATISTICS,
  type AirLanguage,
  type PeopleView,
  type SpokenView,
  type StatisticsView,
} from 'chess-match/client';
import { formatSpan } from 'chess-match/client/view';
import { spokenByTeam } from '../air/people/record';
import { numbersLine, shareOf, valueOf, type VersusLine } from '../air/versus/line';
import { versusWords } from '../air/versus/words';

/** As many as can be read from a sofa. */
const MOST = 6;

/** What statistics are told from. */
export interface Counted {
  readonly statistics: StatisticsView;
  readonly spoken: SpokenView;
  readonly people: PeopleView;
}

/** The longest thoughts, each with the turn it was. */
const longestLine = ({ teams: { white, black } }: StatisticsView, label: string): VersusLine | null => {
  if (white.longest === null && black.longest === null) return null;
  const value = ({ longest }: typeof white) =>
    valueOf(longest && formatSpan(longest.usedMs), longest === null ? '' : longest.turn);
  return {
    key: 'longest',
    label,
    left: value(white),
    right: value(black),
    share: shareOf(white.longest?.usedMs ?? null, black.longest?.usedMs ?? null),
  };
};

/**
 * What there is to tell of a match in numbers, what matters most first: time, who spoke, then what the game counts.
 * What has not happened on either side is no line.
 */
export const linesOf = ({ statistics, spoken, people }: Counted, language: AirLanguage): readonly VersusLine[] => {
  const words = versusWords(language);
  const { white, black } = statistics.teams;
  const spokenBy = (side: 'white' | 'black') => spokenByTeam(people, side, spoken);
  const time = [
    numbersLine('median', words.median, white.medianMs, black.medianMs, formatSpan),
    longestLine(statistics, words.longest),
    numbersLine('spoken', words.spokenByTeam, spokenBy('white'), spokenBy('black'), formatSpan),
  ];
  const counts = statistics.counts
    .filter((count) => count.white + count.black > 0)
    .map(({ kind, ...by }) => numbersLine(kind, GAME_STATISTICS[language][kind] ?? kind, by.white, by.black));
  return [...time, ...counts].flatMap((line) => line ?? []).slice(0, MOST);
};
