import { describe, expect, it } from 'vitest';
import { fitText } from './fitText';

/** Every letter half as wide as it is high. */
const measure = (text: string): number => text.length / 2;
const box = { width: 400, oneLine: [40, 36, 32], twoLines: [30, 26] };

describe('fitText', () => {
  it('takes the largest size that fits on one line', () => {
    expect(fitText('x'.repeat(20), box, measure)).toEqual({ fontSize: 40, lines: ['x'.repeat(20)], isCut: false });
    expect(fitText('x'.repeat(22), box, measure).fontSize).toBe(36);
    expect(fitText('x'.repeat(25), box, measure).fontSize).toBe(32);
  });

  it('breaks where both lines are about as wide', () => {
    const text = 'Федерация деловых шахмат Санкт-Петербурга';
    expect(fitText(text, box, measure)).toEqual({
      fontSize: 30,
      lines: ['Федерация деловых', 'шахмат Санкт-Петербурга'],
      isCut: false,
    });
  });

  it('draws a word that is a little too long smaller, and breaks none for that', () => {
    expect(fitText('x'.repeat(40), box, measure)).toEqual({ fontSize: 20, lines: ['x'.repeat(40)], isCut: false });
    const name = `x ${'y'.repeat(34)}`;
    expect(fitText(name, box, measure)).toEqual({ fontSize: 400 / 17, lines: ['x', 'y'.repeat(34)], isCut: false });
  });

  it('breaks between letters what would be too small to be read, and never between a letter and its marks', () => {
    expect(fitText('x'.repeat(60), box, measure)).toEqual({
      fontSize: 26,
      lines: ['x'.repeat(30), 'x'.repeat(30)],
      isCut: false,
    });
    const marked = 'e\u0301'.repeat(30);
    for (const line of fitText(marked, box, measure).lines) expect(line).toMatch(/^(e\u0301)+$/);
  });

  it('cuts what nobody could read whole, at the smallest size', () => {
    const two = fitText('x'.repeat(100), box, measure);
    expect(two).toEqual({ fontSize: 26, lines: ['x'.repeat(30), `${'x'.repeat(29)}…`], isCut: true });
    expect(fitText('x'.repeat(80), { ...box, twoLines: [] }, measure)).toEqual({
      fontSize: 32,
      lines: [`${'x'.repeat(24)}…`],
      isCut: true,
    });
  });

  it('fits every length into the box', () => {
    for (let length = 1; length <= 120; length += 1) {
      const { fontSize, lines } = fitText('слово '.repeat(20).slice(0, length).trim(), box, measure);
      for (const line of lines) expect(measure(line) * fontSize).toBeLessThanOrEqual(box.width + 1e-6);
    }
  });
});
