/** Half-points as people write points: 7 is "3½", 1 is "½". */
export const formatHalves = (halfPoints: number): string => {
  const whole = Math.floor(Math.abs(halfPoints) / 2);
  const half = Math.abs(halfPoints) % 2 === 1 ? '½' : '';
  const sign = halfPoints < 0 ? '−' : '';
  return `${sign}${whole === 0 && half !== '' ? '' : whole}${half}`;
};

/** "1", "1 and 3", "1, 3 and 5", with the language's own word. */
export const joined = (parts: readonly (number | string)[], and: string): string => {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? String(last) : `${parts.slice(0, -1).join(', ')} ${and} ${last}`;
};
