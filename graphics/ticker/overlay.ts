import { onAir } from '../air/onAir';
import { withinAir } from '../motion/air';
import { planTurns } from './plan';
import { Ticker } from './Ticker';
import { buildTickerTimeline } from './timeline';

/** The graphic `ticker`: the last moves. */
export default onAir({
  graphic: 'ticker',
  names: ['turns'],
  plan: (previous, current) => planTurns(previous.turns.turns, current.turns.turns),
  build: withinAir(buildTickerTimeline),
  Drawing: Ticker,
});
