/** Half-points as people write points: 7 is "3½", 1 is "½". */
export const formatHalves = (halfPoints: number): string => {
  const whole = Math.floor(Math.abs(halfPoints) / 2);
  const half = Math.abs(halfPoints) % 2 === 1 ? '½' : '';
  const sign = halfPoints < 0 ? '−' : '';
  return `${sign}${whole === 0 && half !== '' ? '' : whole}${half}`;
};

/** What both sides have, as one reads it aloud: "3½ : ½", in one line wherever it stands. */
export const formatPair = (white: number, black: number): string =>
  `${formatHalves(white)}\u00a0:\u00a0${formatHalves(black)}`;
