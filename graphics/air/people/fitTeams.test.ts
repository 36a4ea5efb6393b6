import { describe, expect, it } from 'vitest';
import { fitTeams } from './fitTeams';

/** Every letter is half as wide as it is high. */
const measure = (text: string): number => text.length / 2;
const BOX = { width: 200, oneLine: [40, 32], twoLines: [28, 24] };
const LONG = 'Federation of Moscow';
const called = (long: string, short = '') => ({ long, short });

describe('names of both teams', () => {
  it('stand in type of one size', () => {
    const { white, black } = fitTeams({ white: called('Reds'), black: called('Federation X') }, BOX, measure);
    expect(white).toEqual({ fontSize: 32, lines: ['Reds'], isCut: false });
    expect(black).toEqual({ fontSize: 32, lines: ['Federation X'], isCut: false });
  });

  it('are short where the long one does not fit, on that side alone', () => {
    const { white, black } = fitTeams({ white: called('City Hall', 'CH'), black: called(LONG, 'FoM') }, BOX, measure);
    expect(white).toEqual({ fontSize: 40, lines: ['City Hall'], isCut: false });
    expect(black).toEqual({ fontSize: 40, lines: ['FoM'], isCut: false });
  });

  it('stand on two lines where there is no short one, and the other team no larger', () => {
    const { white, black } = fitTeams({ white: called('Reds'), black: called(LONG) }, BOX, measure);
    expect(black).toEqual({ fontSize: 28, lines: ['Federation', 'of Moscow'], isCut: false });
    expect(white).toEqual({ fontSize: 28, lines: ['Reds'], isCut: false });
  });

  it('are empty while nobody is named', () => {
    expect(fitTeams({ white: called(''), black: called('Reds') }, BOX, measure).white.lines).toEqual(['']);
  });
});
