import { mayVeto, playOf } from 'chess-match/games/business';
import type { GameInHall } from '../../../kit/display';
import { BUSINESS_TEXTS } from '../texts';

/** That the team of a clock declared a veto, or may declare it now. */
export const clockNote: GameInHall['clockNote'] = (clock, { views, language }, nowMs) => {
  const texts = BUSINESS_TEXTS[language];
  if (playOf(views).vetoes.includes(clock.team)) return texts.vetoDeclared;
  return mayVeto(clock, views, nowMs) ? texts.vetoPossible : '';
};
