import { gsap } from 'gsap';
import { onAir } from '../air/onAir';
import { withinAir } from '../motion/air';
import type { TellingLook } from '../telling/look';
import { REPLAY_VIEWS, replayIn } from './Replay';

/** The graphic `replay` of a game that looks so: what moves in it moves by the clock of the telling. */
export const replayWith = (look: TellingLook) =>
  onAir({
    graphic: 'replay',
    names: REPLAY_VIEWS,
    plan: () => [],
    build: withinAir(() => gsap.timeline()),
    Drawing: replayIn(look),
  });
