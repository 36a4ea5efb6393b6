import type { StatisticsWords } from '../../common/statisticsWords';

export const STATISTICS_WORDS: StatisticsWords<'drops'> = {
  en: { drops: 'Pieces dropped' },
  ru: { drops: 'Поставлено фигур' },
  be: { drops: 'Пастаўлена фігур' },
};
