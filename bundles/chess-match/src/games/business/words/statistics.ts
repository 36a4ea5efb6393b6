import type { StatisticsWords } from '../../common/statisticsWords';

export const STATISTICS_WORDS: StatisticsWords<'branchings' | 'chipsMoved' | 'givenUp'> = {
  en: { branchings: 'Branches born', chipsMoved: 'Chips moved', givenUp: 'Boards given up' },
  ru: { branchings: 'Начато ветвей', chipsMoved: 'Перенесено фишек', givenUp: 'Отдано досок' },
  be: { branchings: 'Пачата галін', chipsMoved: 'Перанесена фішак', givenUp: 'Аддадзена дошак' },
};
