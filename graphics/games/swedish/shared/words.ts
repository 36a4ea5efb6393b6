import type { Language } from 'chess-match/client';

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
  headlines: {
    won: (team: string) => `Match over: ${team} won`,
    drawn: 'Match over: a draw',
    aborted: 'The match was broken off',
    ahead: (team: string) => `${team}: ahead on time in both pairs of players`,
    one: (team: string) => `${team}: ahead on time in one pair of players`,
    divided: 'Time is divided: each team is ahead in one pair of players',
    level: 'One match on two boards: a mate on either decides; time is level',
  },
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
  headlines: {
    won: (team: string) => `Матч окончен. Победа: ${team}`,
    drawn: 'Матч окончен вничью',
    aborted: 'Матч прерван',
    ahead: (team: string) => `${team}: больше времени в обеих парах игроков`,
    one: (team: string) => `${team}: больше времени в одной паре игроков`,
    divided: 'По времени поровну: каждая команда впереди в одной паре игроков',
    level: 'Один матч на двух досках: решает мат на любой; по времени поровну',
  },
  toMove: { white: 'Ход белых', black: 'Ход чёрных' },
  over: 'Матч окончен',
  soFar: 'Матч идёт',
  match: 'Матч',
};

const WORDS: Readonly<Record<Language, SwedishWords>> = { en, ru };

export const wordsOf = (language: Language): SwedishWords => WORDS[language];
