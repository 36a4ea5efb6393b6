/** Writes "1, 2 и 5". */
export const listed = (items: readonly (number | string)[], and: string): string => {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? String(last) : `${items.slice(0, -1).join(', ')} ${and} ${last}`;
};
