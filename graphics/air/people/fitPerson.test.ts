import { describe, expect, it } from 'vitest';
import { fitPerson, withInitials } from './fitPerson';

/** Every letter is half as wide as it is high. */
const measure = (text: string): number => text.length / 2;
const lines = (name: string, width: number, twoLines: readonly number[] = [24]) =>
  fitPerson(name, { width, oneLine: [32, 24], twoLines }, measure).lines;

describe('somebody’s name', () => {
  it('is whole on one line or two where there is room', () => {
    expect(lines('Анна Ким', 200)).toEqual(['Анна Ким']);
    expect(lines('Екатерина Атвуд-Лагутинова', 240)).toEqual(['Екатерина', 'Атвуд-Лагутинова']);
  });

  it('has initials, then no first name; breaks stand at spaces and behind hyphens', () => {
    expect(lines('Екатерина Константиновна Атвуд-Лагутинова', 190)).toEqual(['Е. К. Атвуд-', 'Лагутинова']);
    expect(lines('Екатерина Константиновна Атвуд-Лагутинова', 130)).toEqual(['Атвуд-', 'Лагутинова']);
    expect(lines('Anderssen, Adolf', 110, [])).toEqual(['Anderssen']);
  });

  it('is cut where even that has no room', () => {
    expect(fitPerson('Атвуд-Лагутинова', { width: 40, oneLine: [24], twoLines: [] }, measure).isCut).toBe(true);
  });

  it('has an initial of every name but the last', () => {
    expect(withInitials('Владислав-Максимилиан Преображенский-Юдин')).toBe('В. Преображенский-Юдин');
  });
});
