import { graphicOf } from '../../../air/graphic';
import { onAirParts } from '../../../air/onAirParts';
import { withinAir } from '../../../motion/air';
import { planTurns } from '../../../ticker/plan';
import { Ticker } from '../../../ticker/Ticker';
import { buildTickerTimeline } from '../../../ticker/timeline';
import { shownAfterMs } from '../series/shownAfter';

/** The graphic `ticker` of chess in series: a series runs there when the board has shown it. */
export const ticker = graphicOf({
  ...onAirParts({
    graphic: 'ticker',
    names: ['turns', 'play'],
    plan: (previous, current) => planTurns(previous.turns.turns, current.turns.turns),
    build: withinAir(buildTickerTimeline),
    Drawing: Ticker,
  }),
  shownAfterMs,
});
