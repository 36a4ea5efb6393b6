import type { FieldProblem } from '../settingsForm';

/** Words of the form of a new match besides those of each game; a missing one does not compile. */
export const en = {
  event: 'Event',
  game: 'Game',
  presets: 'Often agreed',
  yesNo: { true: 'yes', false: 'no' },
  problem: (problem: FieldProblem): string => {
    switch (problem.code) {
      case 'empty':
        return 'Fill this in';
      case 'tooLong':
        return 'Too long';
      case 'range':
        return `${problem.min} to ${problem.max}`;
    }
  },
  agreed: 'Agreed in advance',
  byDefault: 'default',
  toDefault: (value: string) => `Default: ${value}`,
};

export type MatchFormTexts = typeof en;
