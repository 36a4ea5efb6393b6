import { graphicOf } from '../air/graphic';
import { planStinger } from './plan';
import { INSTANCE, Stinger } from './Stinger';

/** The graphic `stinger`: what it is drawn from and how it moves. */
export default graphicOf({
  graphic: 'stinger',
  names: ['air', 'stingers'],
  plan: (before, now) => planStinger(before, now, INSTANCE),
  Overlay: Stinger,
});
