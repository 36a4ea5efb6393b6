import { describe, expect, it } from 'vitest';
import { wrapText } from './wrapText';

/** Every letter half as wide as it is high. */
const measure = (text: string): number => text.length / 2;
const SIZES = [
  { fontSize: 32, lines: 2 },
  { fontSize: 24, lines: 3 },
];
const TEXT = 'Белые разделили доску 1: 3 фишки остаются, 7 уходят на доску 2';

describe('wrapText', () => {
  it('takes the largest size at which the lines are few enough', () => {
    expect(wrapText(TEXT, 1200, SIZES, measure)).toEqual({ fontSize: 32, lines: [TEXT] });
    expect(wrapText(TEXT, 640, SIZES, measure)).toMatchObject({ fontSize: 32, lines: { length: 2 } });
    expect(wrapText(TEXT, 330, SIZES, measure)).toMatchObject({ fontSize: 24, lines: { length: 3 } });
  });

  it('breaks in two where speech pauses', () => {
    expect(wrapText(TEXT, 900, SIZES, measure).lines).toEqual([
      'Белые разделили доску 1:',
      '3 фишки остаются, 7 уходят на доску 2',
    ]);
  });

  it('breaks into lines of about the same width where there is no pause near the middle', () => {
    const text = 'Партия окончена вничью после самого долгого хода в истории этой игры';
    const { lines, fontSize } = wrapText(text, 900, SIZES, measure);
    const widths = lines.map((line) => measure(line) * fontSize);
    expect(lines).toHaveLength(2);
    expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.8);
  });

  it('keeps a number with what it counts and loses nothing', () => {
    for (let width = 200; width < 1200; width += 25) {
      const { lines } = wrapText(TEXT, width, SIZES, measure);
      expect(lines.join(' ')).toBe(TEXT);
      for (const line of lines.slice(0, -1)) expect(line).not.toMatch(/(\d|доску| на)$/);
    }
  });
});
