import { type AirLanguage, type PeopleView, type Side, type SpokenView, type StatisticsView } from 'chess-match/client';
import { formatSpan } from 'chess-match/client/view';
import { spokenByTeam, type PersonRecord } from '../air/people/record';
import { numbersLine, valueOf, type VersusLine } from '../air/versus/line';
import { versusWords } from '../air/versus/words';

/** Strength of a team's players, of those of whom it is known; a coach does not play. */
const elosOf = (people: PeopleView, side: Side): readonly number[] =>
  people[side].people.flatMap(({ role, elo }) =>
    (role === 'captain' || role === 'player') && elo !== null ? [elo] : [],
  );

const sum = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : numbers.reduce((total, one) => total + one, 0);

const mean = (numbers: readonly number[]): number | null => {
  const total = sum(numbers);
  return total === null ? null : Math.round(total / numbers.length);
};

/** A bar of strengths would say nothing: 2700 and 2500 are as good as halves. */
const withoutBar = (line: VersusLine | null): VersusLine | null => line && { ...line, share: null };

/** Sums say something of teams of as many players alone. */
const sumLine = (label: string, white: readonly number[], black: readonly number[]): VersusLine | null =>
  white.length === black.length ? withoutBar(numbersLine('sumElo', label, sum(white), sum(black))) : null;

interface Counted {
  readonly people: PeopleView;
  readonly statistics: StatisticsView;
  readonly spoken: SpokenView;
}

/** What can be compared of the two teams. */
export const teamLines = ({ people, statistics, spoken }: Counted, language: AirLanguage): readonly VersusLine[] => {
  const words = versusWords(language);
  const [white, black] = [elosOf(people, 'white'), elosOf(people, 'black')];
  const { teams } = statistics;
  return [
    withoutBar(numbersLine('averageElo', words.averageElo, mean(white), mean(black))),
    sumLine(words.sumElo, white, black),
    numbersLine('median', words.median, teams.white.medianMs, teams.black.medianMs, formatSpan),
    numbersLine(
      'spoken',
      words.spokenByTeam,
      spokenByTeam(people, 'white', spoken),
      spokenByTeam(people, 'black', spoken),
      formatSpan,
    ),
  ].flatMap((line) => line ?? []);
};

const NOBODY: Pick<PersonRecord, 'pace' | 'spokenMs'> = { pace: null, spokenMs: null };

/** What can be compared of two people; null: nobody is there. */
export const personLines = (
  left: PersonRecord | null,
  right: PersonRecord | null,
  language: AirLanguage,
): readonly VersusLine[] => {
  const words = versusWords(language);
  const [one, other] = [left ?? NOBODY, right ?? NOBODY];
  const usedMs = ({ pace }: typeof NOBODY) => (pace === null || pace.turns === 0 ? null : pace.usedMs);
  const isOwn = left?.isOwnClock === true || right?.isOwnClock === true;
  const longest = ({ pace }: typeof NOBODY) =>
    valueOf(pace?.longest ? formatSpan(pace.longest.usedMs) : null, pace?.longest?.turn ?? '');
  const hasLongest = [one, other].some(({ pace }) => pace !== null && pace.longest !== null);
  return [
    withoutBar(numbersLine('elo', words.elo, left?.person.elo ?? null, right?.person.elo ?? null)),
    numbersLine('used', isOwn ? words.used : words.teamUsed, usedMs(one), usedMs(other), formatSpan),
    isOwn && hasLongest
      ? { key: 'longest', label: words.longest, left: longest(one), right: longest(other), share: null }
      : null,
    numbersLine('spoken', words.spoken, one.spokenMs, other.spokenMs, formatSpan),
  ].flatMap((line) => line ?? []);
};
