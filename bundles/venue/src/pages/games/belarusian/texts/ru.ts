/** Words of the screens of Belarusian chess. */
export const ru = {
  quoted: (calls: string) => `«${calls}»`,
  withTurn: (calls: string) => `С этим ходом объявляется: «${calls}»`,
  inauguration: 'Инаугурация',
  inaugurationDue: 'Князь взят: возможна только инаугурация',
  castling: (text: string, to: string) => `${text} → ${to}`,
  castlings: 'Рокировка',
  becomes: (men: string) => `На последней горизонтали ратник станет: ${men}`,
  staysRatnik: 'На последней горизонтали ратник останется ратником: все фигуры на доске',
  throne: {
    free: 'Трон свободен',
    held: { white: 'На троне белые', black: 'На троне чёрные' },
    rokosh: { white: 'Рокош: белые на троне под боем', black: 'Рокош: чёрные на троне под боем' },
  },
};

export type BelarusianTexts = typeof ru;
