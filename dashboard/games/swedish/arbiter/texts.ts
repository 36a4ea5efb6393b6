import type { Language } from 'chess-match/client';
import { useLanguage } from '../../../shared';

/** Words that an arbiter needs for Swedish chess alone. */
const en = {
  flagText: 'The first flag decides both boards.',
  named: 'A move was named',
  cost: {
    warning: 'It costs a warning.',
    game: 'It costs the match.',
    time: (time: string) => `It costs ${time}.`,
  },
  punish: 'Punish',
  resignText: 'The match ends on both boards.',
  drawText: 'Both teams want it: the match ends on both boards.',
  correctReserve: 'Reserve of a player',
  piece: 'Pieces',
  pieces: { P: 'Pawns', N: 'Knights', B: 'Bishops', R: 'Rooks', Q: 'Queens' } as Readonly<Record<string, string>>,
  count: 'How many',
  positionHint: 'A FEN without brackets leaves the reserves as they are.',
};

export type SwedishArbiterTexts = typeof en;

const ru: SwedishArbiterTexts = {
  flagText: 'Первый флаг решает на обеих досках.',
  named: 'Партнёру назван ход',
  cost: {
    warning: 'За это замечание.',
    game: 'За это поражение в матче.',
    time: (time) => `За это снимается ${time}.`,
  },
  punish: 'Наказать',
  resignText: 'Матч кончается на обеих досках.',
  drawText: 'Обе команды согласны: матч кончается на обеих досках.',
  correctReserve: 'Запас игрока',
  piece: 'Фигуры',
  pieces: { P: 'Пешки', N: 'Кони', B: 'Слоны', R: 'Ладьи', Q: 'Ферзи' },
  count: 'Сколько',
  positionHint: 'FEN без скобок оставляет запасы как есть.',
};

export const SWEDISH_ARBITER_TEXTS: Readonly<Record<Language, SwedishArbiterTexts>> = { en, ru };

export const useTexts = (): SwedishArbiterTexts => SWEDISH_ARBITER_TEXTS[useLanguage()];
