/** Russian forms: 1 фишка, 2 фишки, 5 фишек. A fraction takes the second: 1½ очка. */
export type Forms = readonly [one: string, few: string, many: string];

/** Which of the forms stands with a count of halves: 2 halves are one whole. */
export const russianForm = (halves: number, [one, few, many]: Forms): string => {
  if (halves % 2 !== 0) return few;
  const count = halves / 2;
  const [last, lastTwo] = [count % 10, count % 100];
  if (last === 1 && lastTwo !== 11) return one;
  return last >= 2 && last <= 4 && (lastTwo < 12 || lastTwo > 14) ? few : many;
};

/** The form for whole things. */
export const russianCount = (count: number, forms: Forms): string => russianForm(2 * count, forms);

/** "1, 2 и 5". */
export const listed = (items: readonly (number | string)[], and: string): string => {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? String(last) : `${items.slice(0, -1).join(', ')} ${and} ${last}`;
};
