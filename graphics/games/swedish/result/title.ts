import type { AirLanguage, MatchView } from 'chess-match/client';
import type { End } from '../shared/marks';
import { wordsOf } from '../shared/words';

/** How the match stands or ended, by the name of the team. */
export const titleOf = (end: End | null, teams: MatchView['teams'], language: AirLanguage): string => {
  const words = wordsOf(language);
  if (!end) return words.soFar;
  if (end.result === null) return words.aborted;
  return end.result === 'draw' ? words.drawn : words.wonBy(teams[end.result].name);
};
