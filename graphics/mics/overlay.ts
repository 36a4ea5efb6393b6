import { givingWay } from '../key-change/givingWay';
import { withinAir } from '../motion/air';
import { swapRole } from '../motion/swap';
import { onAirParts } from '../shared/onAirParts';
import { overlay } from '../shared/overlay';
import { Mics } from './Mics';
import { planMics } from './plan';

/** The graphic `mics`: what it is drawn from and how it moves. */
export default overlay(
  givingWay(
    onAirParts({
      graphic: 'mics',
      names: ['people', 'speaking'],
      plan: planMics,
      build: withinAir(swapRole('mics')),
      Drawing: Mics,
    }),
  ),
);
