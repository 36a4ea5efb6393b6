/** Points from half-points: "3", "4½", "½". */
export const formatPoints = (halves: number): string => {
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
};
