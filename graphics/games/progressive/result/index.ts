import { graphicOf } from '../../../air/graphic';
import { onAirParts } from '../../../air/onAirParts';
import { untilNextEnds } from '../../../air/untilNextEnds';
import { withinAir } from '../../../motion/air';
import { planResult } from '../../../result/plan';
import { buildResult } from '../../../result/timeline';
import { BOARDS_VIEWS } from '../boards/Boards';
import { shownAfterMs } from '../series/shownAfter';
import { Result } from './Result';

/** The graphic `result` of chess in series. */
export const result = graphicOf({
  ...onAirParts({
    graphic: 'result',
    names: [...BOARDS_VIEWS, 'score', 'air'],
    plan: (previous, current) => planResult(untilNextEnds(previous), untilNextEnds(current)),
    build: withinAir(buildResult),
    Drawing: Result,
  }),
  shownAfterMs,
});
