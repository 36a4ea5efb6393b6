import type { SometimesDue } from '../../contract/commands';
import { OF_ARBITER, OF_PLAYER, type OwnCommands } from '../common/ownCommands';

/** An entered score change is explained; taking the entry back only says that it stands open again. */
const WHEN_FIXED: SometimesDue = { isDue: (command) => command.type === 'fixScore' && command.fixed };

/** Commands that Business Chess alone answers. */
export const ownCommands = {
  declareVeto: {
    roles: OF_PLAYER,
    reason: 'none',
    name: { en: 'declare a veto', ru: 'объявить вето' },
    help: { en: 'Forbids branching for the rest of the game.', ru: 'Запрещает ветвление до конца игры.' },
    keys: {},
  },
  controlBoard: {
    roles: OF_PLAYER,
    reason: 'none',
    name: { en: 'ask for the control board', ru: 'потребовать контрольную доску' },
    help: {
      en: 'Makes the last branch the control board: nothing branches there any more.',
      ru: 'Делает последнюю ветвь контрольной доской: на ней больше не ветвятся.',
    },
    keys: {},
  },
  correctRating: {
    roles: OF_ARBITER,
    reason: 'due',
    name: { en: 'correct a board’s chips', ru: 'исправить фишки доски' },
    help: { en: 'Sets the chips of a board as they lie in the hall.', ru: 'Ставит фишки доски, как они лежат в зале.' },
    keys: {},
  },
  redLine: {
    roles: OF_ARBITER,
    reason: 'due',
    name: { en: 'punish a crossed red line', ru: 'наказать за красную линию' },
    help: { en: 'Punishes a team for a crossed red line.', ru: 'Наказывает команду за переход красной линии.' },
    keys: {},
  },
  substitute: {
    roles: OF_ARBITER,
    reason: 'none',
    name: { en: 'substitute a player', ru: 'заменить игрока' },
    help: { en: 'Notes that a team substitutes a player.', ru: 'Записывает замену игрока команды.' },
    keys: {},
  },
  withdrawPenalty: {
    roles: OF_ARBITER,
    reason: 'due',
    name: { en: 'withdraw a penalty', ru: 'снять наказание' },
    help: {
      en: 'Withdraws a penalty given in error; its two minutes go back.',
      ru: 'Снимает ошибочное наказание; две минуты возвращаются.',
    },
    keys: {},
  },
  confirmBoard: {
    roles: OF_ARBITER,
    reason: 'none',
    name: { en: 'confirm a board', ru: 'подтвердить доску' },
    help: {
      en: 'Says that the copy on a daughter’s board was compared; false takes that back.',
      ru: 'Подтверждает сверку копии на дочерней доске; false снимает подтверждение.',
    },
    keys: {
      arbiter: {
        compare: {
          keys: 'Alt+KeyC',
          label: { en: 'Compare the next unconfirmed board', ru: 'Сверить следующую неподтверждённую доску' },
        },
      },
    },
  },
  fixScore: {
    roles: OF_ARBITER,
    reason: WHEN_FIXED,
    name: { en: 'fix a score change', ru: 'зафиксировать счёт' },
    help: {
      en: 'Enters the change of score by the end of a branch, with a remark.',
      ru: 'Записывает изменение счёта по окончании ветви, с пометкой.',
    },
    keys: {},
  },
} as const satisfies OwnCommands;
