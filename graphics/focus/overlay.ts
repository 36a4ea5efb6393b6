import { onAir } from '../air/onAir';
import { BOARDS_VIEWS } from '../boards/Boards';
import { withinAir } from '../motion/air';
import { Focus } from './Focus';
import { planFocus } from './plan';
import { buildFocus } from './timeline';

/** The graphic `focus`: one board of any game, large. */
export default onAir({
  graphic: 'focus',
  names: [...BOARDS_VIEWS, 'turns'],
  plan: planFocus,
  build: withinAir(buildFocus),
  Drawing: Focus,
});
