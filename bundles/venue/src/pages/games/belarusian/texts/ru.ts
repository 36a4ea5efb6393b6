/** Words of the screens of Belarusian chess. */
export const ru = {
  quoted: (calls: string) => `«${calls}»`,
  withTurn: (calls: string) => `С этим ходом объявляется: «${calls}»`,
};

export type BelarusianTexts = typeof ru;
