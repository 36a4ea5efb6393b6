import { fitText, type Fit, type FitBox, type Measure } from '../fitText';

/** Shortens "Константин Ландо-Черногоров" to "К. Ландо-Черногоров". */
export const withInitials = (name: string): string => name.replace(/(\p{L})[\p{L}-]*\.?\s+(?=\S)/gu, '$1. ');

/** "Ландо-Черногоров" of that, and of "Ландо-Черногоров, Константин". */
const familyName = (name: string): string => (name.includes(',') ? name.split(',')[0] : name.split(' ').at(-1)) ?? name;

/** All ways to break a name in two, at a space or behind a hyphen. */
const breaksOf = (name: string): readonly (readonly string[])[] =>
  [...name.matchAll(/[ -](?=\S)/g)].map(({ index }) => [name.slice(0, index + 1).trimEnd(), name.slice(index + 1)]);

const widest = (lines: readonly string[], measure: Measure): number => Math.max(...lines.map(measure));

/** The name as it is, at a size of the box; null where it fits at none of them. */
const whole = (name: string, { width, oneLine, twoLines }: FitBox, measure: Measure): Fit | null => {
  const single = oneLine.find((size) => measure(name) * size <= width);
  if (single !== undefined) return { fontSize: single, lines: [name], isCut: false };
  const [lines] = [...breaksOf(name)].sort((one, other) => widest(one, measure) - widest(other, measure));
  if (lines === undefined) return null;
  const fontSize = twoLines.find((size) => widest(lines, measure) * size <= width);
  return fontSize === undefined ? null : { fontSize, lines, isCut: false };
};

/** Somebody's name in a box: whole where there is room, else with initials, else the family name alone. */
export const fitPerson = (name: string, box: FitBox, measure: Measure): Fit => {
  const family = familyName(name);
  const fits = [name, withInitials(name), family].map((form) => whole(form, box, measure));
  return fits.find((fit) => fit !== null) ?? fitText(family, box, measure);
};
