import type { AirLanguage } from 'chess-match/client';

const en = {
  sits: 'Sits',
  sitsFor: 'Sits, needs',
  waits: 'Waits: any move is mate',
  offers: 'Draw?',
  demanded: 'Must move',
  kamikaze: 'Kamikaze',
  won: 'Victory',
  wonBy: (team: string) => `Victory: ${team}`,
  drawn: 'Draw',
  aborted: 'Broken off',
  lost: {
    mate: 'Mated',
    flag: 'Out of time',
    resignation: 'Resigned',
    punishment: 'Penalised',
  } as Readonly<Partial<Record<string, string>>>,
  lostOtherwise: 'Defeat',
  /** Before how far a team is ahead of the player of the same colour on the other board. */
  ahead: 'Ahead on time',
  toMove: { white: 'White to move', black: 'Black to move' },
  over: 'Match over',
  /** Over a score that is not the last. */
  soFar: 'The match goes on',
  match: 'Match',
};

export type SwedishWords = typeof en;

const ru: SwedishWords = {
  sits: 'Завис',
  sitsFor: 'Завис, нужно',
  waits: 'Ожидание: любой ход — мат',
  offers: 'Ничья?',
  demanded: 'Должен ходить',
  kamikaze: 'Камикадзе',
  won: 'Победа',
  wonBy: (team: string) => `Победа: ${team}`,
  drawn: 'Ничья',
  aborted: 'Прервано',
  lost: { mate: 'Мат', flag: 'Флаг упал', resignation: 'Сдались', punishment: 'Наказание' },
  lostOtherwise: 'Поражение',
  ahead: 'Впереди по времени',
  toMove: { white: 'Ход белых', black: 'Ход чёрных' },
  over: 'Матч окончен',
  soFar: 'Матч идёт',
  match: 'Матч',
};

const be: SwedishWords = {
  sits: 'Завіс',
  sitsFor: 'Завіс, трэба',
  waits: 'Чаканне: любы ход — мат',
  offers: 'Нічыя?',
  demanded: 'Мусіць хадзіць',
  kamikaze: 'Камікадзэ',
  won: 'Перамога',
  wonBy: (team: string) => `Перамога: ${team}`,
  drawn: 'Нічыя',
  aborted: 'Перапынена',
  lost: { mate: 'Мат', flag: 'Сцяг упаў', resignation: 'Здаліся', punishment: 'Пакаранне' },
  lostOtherwise: 'Паражэнне',
  ahead: 'Наперадзе па часе',
  toMove: { white: 'Ход белых', black: 'Ход чорных' },
  over: 'Матч скончаны',
  soFar: 'Матч ідзе',
  match: 'Матч',
};

const WORDS: Readonly<Record<AirLanguage, SwedishWords>> = { en, ru, be };

export const wordsOf = (language: AirLanguage): SwedishWords => WORDS[language];
