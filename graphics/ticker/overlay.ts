import { withinAir } from '../motion/air';
import { onAir } from '../shared/onAir';
import { planTicker } from './plan';
import { SOURCES } from './sources';
import { Ticker } from './Ticker';
import { buildTickerTimeline } from './timeline';

/** The graphic `ticker`: what it is drawn from and how it moves. */
export default onAir({
  graphic: 'ticker',
  names: SOURCES,
  plan: planTicker,
  build: withinAir(buildTickerTimeline),
  Drawing: Ticker,
});
