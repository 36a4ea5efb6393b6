import type { Language } from 'chess-match/client';
import { useLanguage } from '../../../shared';

/** Words that an arbiter needs for classical chess alone. */
const en = {
  flagText: 'The board is lost, or drawn if the opponent could never mate.',
  claims: 'Claims of a draw',
  board: (board: number) => `Board ${board}`,
  evidence: (times: number, moves: number) =>
    `position for time no. ${times}, ${moves} full moves without a capture and a pawn move`,
  over: 'over',
  accept: 'Draw',
  refuse: 'Refuse',
  acceptTitle: (board: number) => `Board ${board}: is the claim accepted?`,
  refuseTitle: (board: number) => `Board ${board}: is the claim refused?`,
  none: 'Nothing can be claimed: that needs a third repetition or fifty quiet moves.',
};

type ClassicalArbiterTexts = typeof en;

const ru: ClassicalArbiterTexts = {
  flagText: 'Партия на доске проиграна или, если сопернику матовать нечем, кончилась вничью.',
  claims: 'Требования ничьей',
  board: (board) => `Доска ${board}`,
  evidence: (times, moves) => `позиция в ${times}-й раз, полных ходов без взятий и ходов пешек: ${moves}`,
  over: 'окончена',
  accept: 'Ничья',
  refuse: 'Отклонить',
  acceptTitle: (board) => `Доска ${board}: требование принято?`,
  refuseTitle: (board) => `Доска ${board}: требование отклонено?`,
  none: 'Требовать нечего: нужно третье повторение или пятьдесят тихих ходов.',
};

const TEXTS: Readonly<Record<Language, ClassicalArbiterTexts>> = { en, ru };

export const useTexts = (): ClassicalArbiterTexts => TEXTS[useLanguage()];
