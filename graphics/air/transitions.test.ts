import { GRAPHIC_IDS, transitionMs } from 'chess-match/client/show';
import { describe, expect, it } from 'vitest';
import { STINGER } from '../stinger/timeline';
import { MOTION } from './theme';

describe('how long a graphic is not taken again', () => {
  it.each(GRAPHIC_IDS)('%s has the time its motion takes on air', (graphic) => {
    const { enter, exit } = MOTION;
    const motion = graphic === 'stinger' ? STINGER.duration : enter.duration + exit.duration;
    expect(transitionMs(graphic)).toBeCloseTo(motion * 1000);
  });
});
