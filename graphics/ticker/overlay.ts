import { withinAir } from '../motion/air';
import { onAir } from '../air/onAir';
import { planTicker } from './plan';
import { SOURCES } from '../games/business/ticker/sources';
import { Ticker } from '../games/business/ticker/Ticker';
import { buildTickerTimeline } from './timeline';

/** The graphic `ticker`: what it is drawn from and how it moves. */
export default onAir({
  graphic: 'ticker',
  names: SOURCES,
  plan: planTicker,
  build: withinAir(buildTickerTimeline),
  Drawing: Ticker,
});
