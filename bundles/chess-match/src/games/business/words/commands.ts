import type { OwnNames } from '../../common/ownCommands';
import type { ownCommands } from '../rules/ownCommands';

/** What the commands of Business Chess alone ask for, as orders. */
export const commandNames: OwnNames<typeof ownCommands> = {
  en: {
    declareVeto: 'declare a veto',
    controlBoard: 'ask for the control board',
    correctRating: 'correct a board’s chips',
    redLine: 'punish a crossed red line',
    substitute: 'substitute a player',
    withdrawPenalty: 'withdraw a penalty',
    confirmBoard: 'confirm a board',
    fixScore: 'fix a score change',
  },
  ru: {
    declareVeto: 'объявить вето',
    controlBoard: 'потребовать контрольную доску',
    correctRating: 'исправить фишки доски',
    redLine: 'наказать за красную линию',
    substitute: 'заменить игрока',
    withdrawPenalty: 'снять наказание',
    confirmBoard: 'подтвердить доску',
    fixScore: 'зафиксировать счёт',
  },
};
