import { OF_ARBITER, OF_PLAYER, type OwnCommands } from '../common/ownCommands';

/** Commands that Swedish chess alone answers. */
export const ownCommands = {
  demandMove: {
    roles: OF_PLAYER,
    reason: 'none',
    name: { en: 'demand a move on the other board', ru: 'потребовать ход на другой доске' },
    help: {
      en: 'A team demands that the next move be made in this thread.',
      ru: 'Команда требует, чтобы следующий ход сделали на этой доске.',
    },
    keys: {},
  },
  punish: {
    roles: OF_ARBITER,
    reason: 'due',
    name: { en: 'punish a named move', ru: 'наказать за названный ход' },
    help: {
      en: 'Punishes a player who named a concrete move, as was agreed.',
      ru: 'Наказывает игрока, назвавшего конкретный ход, как договорено.',
    },
    keys: {},
  },
  correctReserve: {
    roles: OF_ARBITER,
    reason: 'due',
    name: { en: 'correct a reserve', ru: 'исправить запас' },
    help: {
      en: 'Sets what lies beside a board as it is in the hall.',
      ru: 'Ставит запас рядом с доской, как он лежит в зале.',
    },
    keys: {},
  },
} as const satisfies OwnCommands;
