import type { AirLanguage, MatchView } from 'chess-match/client';
import { nounFor } from 'chess-match/client/view';
import { CHIPS } from 'chess-match/games/business';
import { durationText } from '../../../intro/duration';
import type { Fact } from '../../../intro/texts';

interface Words {
  readonly upTo: string;
  readonly boards: string;
  readonly perTeam: string;
  readonly atStake: string;
}

const WORDS: Readonly<Record<AirLanguage, Words>> = {
  ru: {
    upTo: 'до',
    boards: 'досок одновременно',
    perTeam: 'на все ходы команды',
    atStake: 'на кону',
  },
  en: {
    upTo: 'up to',
    boards: 'boards at once',
    perTeam: 'for all of a team’s moves',
    atStake: 'at stake',
  },
  be: {
    upTo: 'да',
    boards: 'дошак адначасова',
    perTeam: 'на ўсе хады каманды',
    atStake: 'на коне',
  },
};

const amount = (value: unknown): number | null => (typeof value === 'number' && value > 0 ? value : null);

/** What viewers should know of the game before it begins; nothing that the game does not have. */
export const factsOf = ({ settings, boards, game }: MatchView, language: AirLanguage): readonly Fact[] => {
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
