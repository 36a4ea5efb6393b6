import type { StatisticsWords } from '../../common/statisticsWords';

export const STATISTICS_WORDS: StatisticsWords<'rokosh' | 'thrones'> = {
  en: { rokosh: 'Rokosh', thrones: 'Throne taken' },
  ru: { rokosh: 'Рокош', thrones: 'Занят трон' },
  be: { rokosh: 'Рокаш', thrones: 'Заняты трон' },
};
