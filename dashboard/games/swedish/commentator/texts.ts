import type { Language, Side } from 'chess-match/client';

/** Words that a commentator on Swedish chess needs besides those of every game. */
const en = {
  reserveOf: (side: Side, id: string) => `Reserve of ${side === 'white' ? 'White' : 'Black'}, board ${id}`,
  empty: 'empty reserve',
  sits: (side: Side, pieces: string) => `${side === 'white' ? 'White sits' : 'Black sits'}, needs: ${pieces || '–'}`,
  lost: (side: Side) => `${side === 'white' ? 'White' : 'Black'} waits: mate follows any move`,
  gives: (san: string, winsBy: string) => `${san} loses here and gives the partner ${winsBy}`,
  demanded: 'The next move is demanded here',
  study: 'Try moves',
  studyOf: (id: string) => `Try moves on board ${id}`,
};

export type SwedishCommentatorTexts = typeof en;

const ru: SwedishCommentatorTexts = {
  reserveOf: (side, id) => `Запас ${side === 'white' ? 'белых' : 'чёрных'}, доска ${id}`,
  empty: 'запас пуст',
  sits: (side, pieces) => `${side === 'white' ? 'Белые зависли' : 'Чёрные зависли'}, нужно: ${pieces || '–'}`,
  lost: (side) => `${side === 'white' ? 'Белые' : 'Чёрные'}: ожидание, на любой ход мат`,
  gives: (san, winsBy) => `${san} проигрывает здесь, но даёт партнёру ${winsBy}`,
  demanded: 'Следующий ход потребован здесь',
  study: 'Пробовать ходы',
  studyOf: (id) => `Пробовать ходы на доске ${id}`,
};

export const SWEDISH_COMMENTATOR_TEXTS: Readonly<Record<Language, SwedishCommentatorTexts>> = { en, ru };
