import { mayVeto } from 'chess-match/client/drawing';
import type { GameInHall } from '../../../kit/display';
import { BUSINESS_TEXTS } from '../texts';

/** That the team of a clock declared a veto, or may declare it now. */
export const clockNote: GameInHall['clockNote'] = (clock, { match, views, language }, nowMs) => {
  const texts = BUSINESS_TEXTS[language];
  const { clocks, options } = views;
  if (match.vetoes.includes(clock.team)) return texts.vetoDeclared;
  return clocks !== undefined && mayVeto(clock, { clocks, options }, nowMs) ? texts.vetoPossible : '';
};
