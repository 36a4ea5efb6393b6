export const ru = {
  now: 'Сейчас',
  sits: (board: string, side: 'white' | 'black') =>
    `Доска ${board}, ${side === 'white' ? 'белые' : 'чёрные'}: под шахом, зависли, пока партнёр не даст фигуру.`,
};

export type Words = typeof ru;
