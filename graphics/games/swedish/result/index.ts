import { withinAir } from '../../../motion/air';
import { enterMark } from '../../../motion/figures';
import { graphicOf } from '../../../air/graphic';
import { onAirParts } from '../../../air/onAirParts';
import { toldBy } from '../../../air/told';
import { BOARDS_VIEWS } from '../boards/Boards';
import { planResult } from './plan';
import { Result } from './Result';

/** The graphic `result` of Swedish chess. */
export const result = graphicOf(
  onAirParts({
    graphic: 'result',
    names: [...BOARDS_VIEWS, 'score', 'turns', 'air'],
    plan: (previous, current) => planResult(toldBy(previous), toldBy(current)),
    build: withinAir((root) => enterMark([...root.querySelectorAll('[data-role="outcome"] > *')])),
    Drawing: Result,
  }),
);
