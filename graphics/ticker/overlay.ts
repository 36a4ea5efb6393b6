import { planAir } from '../shared/air';
import { overlay } from '../shared/overlay';
import { planTicker } from './plan';
import { SOURCES } from './sources';
import { Ticker } from './Ticker';

/** The graphic `ticker`: what it is drawn from and how it moves. */
export const ticker = overlay({
  graphic: 'ticker',
  names: SOURCES,
  plan: (previous, current) => planAir(previous, current, planTicker),
  Overlay: Ticker,
});
