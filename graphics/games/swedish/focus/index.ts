import { buildFocus } from '../../../focus/timeline';
import { withinAir } from '../../../motion/air';
import { onAir } from '../../../air/onAir';
import { BOARDS_VIEWS } from '../boards/Boards';
import { Focus } from './Focus';
import { planFocus } from './plan';

/** The graphic `focus` of Swedish chess. */
export const focus = onAir({
  graphic: 'focus',
  names: [...BOARDS_VIEWS, 'turns'],
  plan: planFocus,
  build: withinAir(buildFocus),
  Drawing: Focus,
});
