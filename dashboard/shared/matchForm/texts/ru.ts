import { wrongSpan } from '../../span';
import type { MatchFormTexts } from './en';

export const ru: MatchFormTexts = {
  newMatch: 'Новая партия',
  newRehearsal: 'Новая репетиция',
  returnGame: 'Ответная партия',
  games: {
    label: 'Партий в матче',
    open: 'не сказано',
    explain: 'Очки всех партий считаются вместе; следующая начинается одним нажатием, с переменой цветов.',
  },
  resultStays: 'Итог этой партии остаётся в эфире до следующей выдачи.',
  create: 'Создать и открыть',
  rehearsalSwitch: 'Это репетиция',
  event: 'Событие',
  game: 'Игра',
  presets: 'Часто играют',
  yesNo: { true: 'да', false: 'нет' },
  problem: (problem) => {
    switch (problem.code) {
      case 'empty':
        return 'Заполните';
      case 'tooLong':
        return 'Слишком длинно';
      case 'range':
        return `От ${problem.min} до ${problem.max}`;
      case 'span':
        return wrongSpan(problem.reading, problem.entry, 'ru');
    }
  },
  agreed: 'Условия матча',
  leaveTitle: 'Оставить идущий матч?',
  leave: 'Оставить и открыть другой',
  leaveStopped: 'Все страницы и всё в эфире перейдут к другому матчу. Этот останется в списке, как стоит.',
  leaveMeans:
    'Все пульты и весь эфир перейдут на другой матч. Часы этого пойдут дальше, пока его не откроют и не остановят их.',
  usualPosition: 'исходная позиция',
  byDefault: 'по умолчанию',
  toDefault: (value) => `По умолчанию: ${value}`,
};
