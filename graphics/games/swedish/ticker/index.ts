import { withinAir } from '../../../motion/air';
import { graphicOf } from '../../../air/graphic';
import { onAirParts } from '../../../air/onAirParts';
import { buildTickerTimeline } from '../../../ticker/timeline';
import { planTicker } from './plan';
import { Ticker } from './Ticker';

/** The graphic `ticker` of Swedish chess. */
export const ticker = graphicOf(
  onAirParts({
    graphic: 'ticker',
    names: ['turns'],
    plan: planTicker,
    build: withinAir(buildTickerTimeline),
    Drawing: Ticker,
  }),
);
