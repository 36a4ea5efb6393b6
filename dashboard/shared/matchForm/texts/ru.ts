import type { MatchFormTexts } from './en';

export const ru: MatchFormTexts = {
  field: {
    event: 'Событие',
    white: 'Белые',
    black: 'Чёрные',
    gameRating: 'Рейтинг партии, фишек',
    boards: 'Досок',
    playersPerTeam: 'Игроков в команде',
    reserves: 'Запасных',
    timePerTeamMs: 'Время команды (ч:мм:сс)',
    vetoWindowMs: 'Вето, когда меньше (ч:мм:сс)',
    vetoScope: 'Вето запрещает ветвить',
    passSize: 'Фишек в пасе',
    selectionTargets: 'Фишки при отборе',
    endgame: 'Окончание',
    returnGameThreshold: 'Порог ответной партии',
    reuseBoards: 'Доску можно занять снова',
    repetitionThroughMother: 'Повторение считать и по материнской доске',
    cloneStop: 'Стоп часов на время расстановки',
  },
  option: {
    both: 'обеим командам',
    opponent: 'только сопернику',
    many: 'на любые доски',
    one: 'на одну доску',
    increment30: '+30 с на ход',
    plus5min: '+5 минут',
    incrementAtFlag: '+30 с после флага',
    none: 'без добавки',
    true: 'да',
    false: 'нет',
  },
  problem: (problem) => {
    switch (problem.code) {
      case 'empty':
        return 'Заполните';
      case 'tooLong':
        return 'Слишком длинно';
      case 'range':
        return `От ${problem.min} до ${problem.max}`;
    }
  },
  agreed: 'Условия матча',
  explain: {
    gameRating: 'Фишек на первой доске в начале игры (п. 3).',
    timePerTeamMs: 'Одни часы на команду, на всю партию и все доски (п. 5).',
    vetoWindowMs: 'Команда может запретить ветвление, когда на её часах осталось меньше (п. 6).',
    vetoScope: 'Кому после вето нельзя ветвить. Источник этого не уточняет.',
    boards: 'Сколько ветвей могут играться одновременно (п. 1).',
    playersPerTeam: 'Мест за столами; играли и команды разного состава (п. 4).',
    reserves: 'Кто может выйти на замену, пока часы команды стоят (п. 4).',
    passSize: 'Сколько фишек пас переносит с ветви на ветвь (п. 13).',
    selectionTargets: 'Можно ли разложить фишки отданной ветви по нескольким доскам.',
    endgame: 'Как играют последнюю ветвь после установки контрольной доски (п. 7).',
    returnGameThreshold: 'С этой разницы ответная партия играется на разницу + 1 фишку (п. 21).',
    reuseBoards: 'Ветвь может начаться на доске, где прежняя ветвь закончилась.',
    repetitionThroughMother: 'Троекратное повторение у дочери учитывает позиции материнской доски.',
    cloneStop: 'Каждое ветвление останавливает часы, пока арбитр не подтвердит доску (II.3).',
  },
  byDefault: 'по умолчанию',
  toDefault: (value) => `По умолчанию: ${value}`,
};
