import type { AirLanguage } from 'chess-match/client';

const en = {
  elo: 'Elo',
  averageElo: 'Average Elo',
  sumElo: 'Elo together',
  median: 'Time per turn, median',
  longest: 'Longest thought',
  used: 'Thinking time',
  teamUsed: 'Team’s time used',
  spoken: 'Time spoken',
  spokenByTeam: 'Team’s time spoken',
};

export type VersusWords = typeof en;

const ru: VersusWords = {
  elo: 'Эло',
  averageElo: 'Средний Эло',
  sumElo: 'Сумма Эло',
  median: 'Время на ход, медиана',
  longest: 'Самое долгое раздумье',
  used: 'Время на раздумья',
  teamUsed: 'Время команды',
  spoken: 'Время речи',
  spokenByTeam: 'Команда говорила',
};

const be: VersusWords = {
  elo: 'Эло',
  averageElo: 'Сярэдні Эло',
  sumElo: 'Сума Эло',
  median: 'Час на ход, медыяна',
  longest: 'Самы доўгі роздум',
  used: 'Час на роздум',
  teamUsed: 'Час каманды',
  spoken: 'Час гаворкі',
  spokenByTeam: 'Каманда гаварыла',
};

const WORDS: Readonly<Record<AirLanguage, VersusWords>> = { en, ru, be };

/** What is compared of two people or teams, as it is called on air. */
export const versusWords = (language: AirLanguage): VersusWords => WORDS[language];
