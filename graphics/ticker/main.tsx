import { planAir } from '../shared/air';
import { mount } from '../shared/mount';
import { planTicker } from './plan';
import { SOURCES } from './sources';
import { Ticker } from './Ticker';

void mount({
  graphic: 'ticker',
  names: SOURCES,
  plan: (previous, current) => planAir(previous, current, planTicker),
  Overlay: Ticker,
});
