import { endText, type AirLanguage, type MatchView } from 'chess-match/client';
import type { Ending } from './ending';

interface Words {
  readonly wonBy: (team: string) => string;
  readonly drawn: string;
  readonly over: string;
}

const WORDS: Readonly<Record<AirLanguage, Words>> = {
  en: { wonBy: (team) => `Victory: ${team}`, drawn: 'Draw', over: 'Match over' },
  ru: { wonBy: (team) => `Победа: ${team}`, drawn: 'Ничья', over: 'Матч окончен' },
  be: { wonBy: (team) => `Перамога: ${team}`, drawn: 'Нічыя', over: 'Матч скончаны' },
};

/** Who won, by the names of the teams. */
export const endingText = ({ winner }: Ending, teams: MatchView['teams'], language: AirLanguage): string => {
  const { wonBy, drawn, over } = WORDS[language];
  if (winner === null) return over;
  return winner === 'draw' ? drawn : wonBy(teams[winner].name);
};

/** Why, as viewers are told; "" where boards ended each its own way. */
export const reasonText = ({ kind }: Ending, language: AirLanguage): string =>
  kind === null ? '' : endText(kind, language);
