import { gsap } from 'gsap';
import { onAir } from '../air/onAir';
import { withinAir } from '../motion/air';
import type { TellingLook } from '../telling/look';
import { RECAP_VIEWS, recapIn } from './Recap';

/** The graphic `recap` of a game that looks so: what moves in it moves by the clock of the telling. */
export const recapWith = (look: TellingLook) =>
  onAir({
    graphic: 'recap',
    names: RECAP_VIEWS,
    plan: () => [],
    build: withinAir(() => gsap.timeline()),
    Drawing: recapIn(look),
  });
