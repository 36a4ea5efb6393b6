import { formatHalves, type AirLanguage, type ScoreView, type Side } from 'chess-match/client';

interface Words {
  readonly won: (points: string, isOne: boolean) => string;
  readonly drawn: string;
}

const WORDS: Readonly<Record<AirLanguage, Words>> = {
  en: { won: (points, isOne) => `${points} ${isOne ? 'point' : 'points'}`, drawn: '½ a point each' },
  ru: { won: (points, isOne) => `${points} ${isOne ? 'очко' : 'очка'}`, drawn: 'по ½ очка' },
  be: { won: (points, isOne) => `${points} ${isOne ? 'ачко' : 'ачкі'}`, drawn: 'па ½ ачка' },
};

/** L10 what a game has paid; "" where nothing. Half-points come in. */
export const pointsText = ({ white, black }: Pick<ScoreView, Side>, language: AirLanguage): string => {
  const words = WORDS[language];
  if (white === black) return white === 0 ? '' : words.drawn;
  const most = Math.max(white, black);
  return words.won(formatHalves(most), most === 2);
};
