import { expect, it } from 'vitest';
import { newMatch } from '../testing/play';
import { options } from './options';
import { planSeries } from './planSeries';
import { stepsIn } from './series';

const TWELFTH = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 12';
const LINE = ['a6', 'b6', 'c6', 'd6', 'e6', 'f6', 'g6', 'h6', 'Nd7', 'Ne7', 'Bg7'];
const NO_MOMENT = 0;

it('P1 what may follow a step of a series of twelve is there after each, and looked for once', () => {
  const begun = newMatch({ start: TWELFTH });
  for (const made of LINE.keys()) {
    const drafted = { ...begun, draft: LINE.slice(0, made).join(' ') };
    const { next, series } = options(drafted, NO_MOMENT);
    expect([series.moves.length, series.lacks]).toEqual([made, 12 - made]);
    const steps = stepsIn(series.game.series);
    expect(next.map(({ step }) => step)).toEqual(steps);
    // The very same, not found anew: a step that was found again would be another one.
    expect(next.every(({ step }, index) => step === steps[index])).toBe(true);
    expect(stepsIn(series.game.series)).toBe(steps);
  }
  expect(planSeries(begun, LINE.join(' ')).problem).toBeNull();
});
