import { buildFocus } from '../../../focus/timeline';
import { withinAir } from '../../../motion/air';
import { graphicOf } from '../../../air/graphic';
import { onAirParts } from '../../../air/onAirParts';
import { BOARDS_VIEWS } from '../boards/Boards';
import { Focus } from './Focus';
import { planFocus } from './plan';

/** The graphic `focus` of Swedish chess. */
export const focus = graphicOf(
  onAirParts({
    graphic: 'focus',
    names: [...BOARDS_VIEWS, 'turns'],
    plan: planFocus,
    build: withinAir(buildFocus),
    Drawing: Focus,
  }),
);
