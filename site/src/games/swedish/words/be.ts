import type { Words } from './ru';

export const be: Words = {
  now: 'Цяпер',
  sits: (board, side) =>
    `Дошка ${board}, ${side === 'white' ? 'белыя' : 'чорныя'}: пад шахам, завіслі, пакуль партнёр не дасць фігуру.`,
};
