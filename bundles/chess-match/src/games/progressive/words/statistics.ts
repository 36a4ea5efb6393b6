import type { StatisticsWords } from '../../common/statisticsWords';

export const STATISTICS_WORDS: StatisticsWords<'promotions'> = {
  en: { promotions: 'Promotions' },
  ru: { promotions: 'Превращения' },
  be: { promotions: 'Ператварэнні' },
};
