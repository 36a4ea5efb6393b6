import type { OwnNames } from '../../common/ownCommands';
import type { ownCommands } from '../rules/ownCommands';

/** What the commands of Swedish chess alone ask for, as orders. */
export const commandNames: OwnNames<typeof ownCommands> = {
  en: {
    demandMove: 'demand a move on the other board',
    punish: 'punish a named move',
    correctReserve: 'correct a reserve',
  },
  ru: {
    demandMove: 'потребовать ход на другой доске',
    punish: 'наказать за названный ход',
    correctReserve: 'исправить запас',
  },
};
