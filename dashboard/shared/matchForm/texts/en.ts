import { wrongSpan } from '../../span';
import type { FieldProblem } from '../settingsForm';

/** Words of the form of a new match besides those of each game; a missing one does not compile. */
export const en = {
  newMatch: 'New match',
  newRehearsal: 'New rehearsal',
  returnGame: 'Return game',
  games: {
    label: 'Games in the match',
    open: 'not said',
    explain: 'Points of all games are counted together; the next one is begun by one press, with the colours changed.',
  },
  resultStays: 'The result of this game stays on air until the next take.',
  create: 'Create and open',
  rehearsalSwitch: 'This is a rehearsal',
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
      case 'span':
        return wrongSpan(problem.reading, problem.entry, 'en');
    }
  },
  agreed: 'Agreed in advance',
  leaveTitle: 'Leave the match that is being played?',
  leave: 'Leave it and open the other',
  leaveStopped:
    'Every page and every picture on air goes over to the other match. This one stays in the list, as it stands.',
  leaveMeans:
    'Every page and every picture on air goes over to the other match. The clock of this one runs on until it is opened and stopped.',
  usualPosition: 'the usual position',
  byDefault: 'default',
  toDefault: (value: string) => `Default: ${value}`,
};

export type MatchFormTexts = typeof en;
