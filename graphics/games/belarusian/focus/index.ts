import { onAir } from '../../../air/onAir';
import { withinAir } from '../../../motion/air';
import { planBoards } from '../boards/plan';
import { buildBoards } from '../boards/timeline';
import { Focus, FOCUS_VIEWS } from './Focus';

/** The graphic `focus` of Belarusian chess: whichever board is asked for, there is one. */
export const focus = onAir({
  graphic: 'focus',
  names: FOCUS_VIEWS,
  plan: planBoards,
  build: withinAir(buildBoards),
  Drawing: Focus,
});
