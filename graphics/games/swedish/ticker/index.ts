import { withinAir } from '../../../motion/air';
import { asGameGraphic } from '../../../air/gameGraphics';
import { onAirParts } from '../../../air/onAirParts';
import { buildTickerTimeline } from '../../../ticker/timeline';
import { planTicker } from './plan';
import { Ticker } from './Ticker';

/** The graphic `ticker` of Swedish chess. */
export const ticker = asGameGraphic(
  onAirParts({
    graphic: 'ticker',
    names: ['turns'],
    plan: planTicker,
    build: withinAir(buildTickerTimeline),
    Drawing: Ticker,
  }),
);
