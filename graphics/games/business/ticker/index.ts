import { onAir } from '../../../air/onAir';
import { withinAir } from '../../../motion/air';
import { buildTickerTimeline } from '../../../ticker/timeline';
import { planTicker } from './plan';
import { SOURCES } from './sources';
import { Ticker } from './Ticker';

/** The graphic `ticker` of Business Chess. */
export const ticker = onAir({
  graphic: 'ticker',
  names: SOURCES,
  plan: planTicker,
  build: withinAir(buildTickerTimeline),
  Drawing: Ticker,
});
