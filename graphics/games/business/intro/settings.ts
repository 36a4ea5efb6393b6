import type { Language, MatchView } from 'chess-match/client';
import { nounFor } from 'chess-match/client/view';
import { CHIPS } from 'chess-match/games/business';

/** One thing agreed in advance: a figure and what it counts. */
export interface Fact {
  readonly figure: string;
  readonly text: string;
}

const MINUTE_MS = 60_000;

interface Words {
  readonly upTo: string;
  readonly boards: string;
  readonly hours: string;
  readonly minutes: string;
  readonly perTeam: string;
  readonly atStake: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  ru: {
    upTo: 'до',
    boards: 'досок одновременно',
    hours: 'ч',
    minutes: 'мин',
    perTeam: 'на все ходы команды',
    atStake: 'на кону',
  },
  en: {
    upTo: 'up to',
    boards: 'boards at once',
    hours: 'h',
    minutes: 'min',
    perTeam: 'for all of a team’s moves',
    atStake: 'at stake',
  },
};

/** "1 ч 30 мин", "45 мин", "2 ч": whole minutes, at least one. */
export const durationText = (ms: number, language: Language): string => {
  const { hours, minutes } = WORDS[language];
  const total = Math.max(1, Math.round(ms / MINUTE_MS));
  const parts = [
    [Math.floor(total / 60), hours],
    [total % 60, minutes],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ');
};

const amount = (value: unknown): number | null => (typeof value === 'number' && value > 0 ? value : null);

/** What viewers should know of the game before it begins; nothing that the game does not have. */
export const factsOf = ({ settings, boards, game }: MatchView, language: Language): readonly Fact[] => {
  if (game === null) return [];
  const words = WORDS[language];
  const [rating, timeMs] = [amount(settings['gameRating']), amount(settings['timePerTeamMs'])];
  return [
    ...(rating === null
      ? []
      : [{ figure: String(rating), text: `${nounFor(rating, CHIPS[language], language)} ${words.atStake}` }]),
    ...(boards > 1 ? [{ figure: `${words.upTo} ${boards}`, text: words.boards }] : []),
    ...(timeMs === null ? [] : [{ figure: durationText(timeMs, language), text: words.perTeam }]),
  ];
};
