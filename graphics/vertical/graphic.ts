import { onAir } from '../air/onAir';
import { withinAir } from '../motion/air';
import type { OfGame } from './ofGame';
import { planVertical, VERTICAL_VIEWS } from './plan';
import { buildVertical } from './timeline';
import { verticalOf } from './Vertical';

/** The upright picture with what a game adds to it. */
export const verticalWith = (game: OfGame) =>
  onAir({
    graphic: 'vertical',
    names: VERTICAL_VIEWS,
    plan: planVertical,
    build: withinAir(buildVertical),
    Drawing: verticalOf(game),
  });
