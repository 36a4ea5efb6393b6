import { graphicOf } from '../air/graphic';
import { onAirParts } from '../air/onAirParts';
import { givingWay } from '../air/visit/givingWay';
import { withinAir } from '../motion/air';
import { wipeRole } from '../motion/swap';
import { planPlayer } from './plan';
import { Player } from './Player';

/** The graphic `player`: what it is drawn from and how it moves. */
export default graphicOf(
  givingWay(
    onAirParts({
      graphic: 'player',
      names: ['people', 'statistics', 'spoken'],
      plan: planPlayer,
      build: withinAir(wipeRole('card')),
      Drawing: Player,
    }),
  ),
);
