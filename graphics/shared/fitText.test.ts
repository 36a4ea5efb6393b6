import { describe, expect, it } from 'vitest';
import { fitText } from './fitText';

/** Every letter half as wide as it is high. */
const measure = (text: string): number => text.length / 2;
const box = { width: 400, oneLine: [40, 36, 32], twoLines: [30, 26] };

describe('fitText', () => {
  it('takes the largest size that fits on one line', () => {
    expect(fitText('x'.repeat(20), box, measure)).toEqual({ fontSize: 40, lines: ['x'.repeat(20)] });
    expect(fitText('x'.repeat(22), box, measure).fontSize).toBe(36);
    expect(fitText('x'.repeat(25), box, measure).fontSize).toBe(32);
  });

  it('breaks where both lines are about as wide', () => {
    const text = 'Федерация деловых шахмат Санкт-Петербурга';
    expect(fitText(text, box, measure)).toEqual({
      fontSize: 30,
      lines: ['Федерация деловых', 'шахмат Санкт-Петербурга'],
    });
  });

  it('never cuts: a word too long for every size is drawn smaller', () => {
    const fit = fitText('x'.repeat(40), box, measure);
    expect(fit).toEqual({ fontSize: 20, lines: ['x'.repeat(40)] });
    expect(measure('x'.repeat(40)) * fit.fontSize).toBeLessThanOrEqual(box.width);
  });

  it('fits every length into the box', () => {
    for (let length = 1; length <= 120; length += 1) {
      const { fontSize, lines } = fitText('слово '.repeat(20).slice(0, length).trim(), box, measure);
      for (const line of lines) expect(measure(line) * fontSize).toBeLessThanOrEqual(box.width + 1e-6);
    }
  });
});
