import { onAir } from '../air/onAir';
import { withinAir } from '../motion/air';
import { BREAK_VIEWS, breakOf, type BreakTexts } from './Break';
import { planBreak } from './plan';
import { buildBreakTimeline } from './timeline';

/** The graphic `break` of a game: what goes on, how the match stands, and what the game tells of it. */
export const gameBreak = (texts: BreakTexts) =>
  onAir({
    graphic: 'break',
    names: BREAK_VIEWS,
    plan: planBreak,
    build: withinAir(buildBreakTimeline),
    Drawing: breakOf(texts),
  });
