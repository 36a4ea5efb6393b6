/** Half-points as people write points: 7 is "3½", 1 is "½". */
export const formatHalves = (halfPoints: number): string => {
  const whole = Math.floor(Math.abs(halfPoints) / 2);
  const half = Math.abs(halfPoints) % 2 === 1 ? '½' : '';
  const sign = halfPoints < 0 ? '−' : '';
  return `${sign}${whole === 0 && half !== '' ? '' : whole}${half}`;
};
