import type { ScoreView } from '@schemas/score';
import type { AirLanguage } from './language';

const WORDS: Readonly<Record<AirLanguage, (game: number, planned: number) => string>> = {
  en: (game, planned) => `Game ${game} of ${planned}`,
  ru: (game, planned) => `Партия ${game} из ${planned}`,
  be: (game, planned) => `Партыя ${game} з ${planned}`,
};

/** "Game 2 of 4": which game of a match of several it is; "" where nobody has said how many there are. */
export const gameOfText = ({ match }: Pick<ScoreView, 'match'>, language: AirLanguage): string =>
  match === null || match.planned === null ? '' : WORDS[language](match.game, match.planned);
