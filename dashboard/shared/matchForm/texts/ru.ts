import type { MatchFormTexts } from './en';

export const ru: MatchFormTexts = {
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
    }
  },
  agreed: 'Условия матча',
  byDefault: 'по умолчанию',
  toDefault: (value) => `По умолчанию: ${value}`,
};
