import type { FieldProblem, FormField, SettingName } from '../settingsForm';

/** Words of the form of a new match; a missing one does not compile. */
export const en = {
  field: {
    event: 'Event',
    white: 'White',
    black: 'Black',
    gameRating: 'Game rating, chips',
    boards: 'Boards',
    playersPerTeam: 'Players per team',
    reserves: 'Reserves',
    timePerTeamMs: 'Time per team (h:mm:ss)',
    vetoWindowMs: 'Veto below (h:mm:ss)',
    vetoScope: 'A veto forbids branching to',
    passSize: 'Chips in a pass',
    selectionTargets: 'Chips of a selection go to',
    endgame: 'Endgame',
    returnGameThreshold: 'Return game threshold',
    reuseBoards: 'A board can be used again',
    repetitionThroughMother: "Repetition counts the mother's moves",
    cloneStop: 'Clock stops while a board is set up',
  } satisfies Readonly<Record<FormField, string>> as Readonly<Record<FormField, string>>,
  option: {
    both: 'both teams',
    opponent: 'the opponent only',
    many: 'any boards',
    one: 'one board',
    increment30: '+30 s a move',
    plus5min: '+5 minutes',
    incrementAtFlag: '+30 s after the flag',
    none: 'nothing added',
    true: 'yes',
    false: 'no',
  } as Readonly<Record<string, string>>,
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
  /** What a setting means and where the rules say it. */
  explain: {
    gameRating: 'Chips on the first board at the start (S3).',
    timePerTeamMs: 'One clock for the team, for the whole game on all boards (S5).',
    vetoWindowMs: 'A team may forbid branching when its own clock shows less than this (S6).',
    vetoScope: 'Who may not branch any more after a veto. The source leaves this open.',
    boards: 'Most branches that can be live at once (S1).',
    playersPerTeam: 'Seats at the table; teams of different size have played too (S4).',
    reserves: 'Who may come in while the team’s clock is not running (S4).',
    passSize: 'Chips that a pass moves from one branch to another (S13).',
    selectionTargets: 'Whether chips of a given-up branch may be spread over several boards.',
    endgame: 'What the last branch is played with after the control board is set (S7).',
    returnGameThreshold: 'From this difference on, the return game is played for the difference + 1 chips (S21).',
    reuseBoards: 'A branch may begin on a board whose branch has ended.',
    repetitionThroughMother: 'Threefold repetition in a daughter counts positions of its mother.',
    cloneStop: 'Every branching stops the clock until the arbiter has confirmed the copied board (II.3).',
  } satisfies Readonly<Record<SettingName, string>> as Readonly<Record<SettingName, string>>,
  byDefault: 'default',
  toDefault: (value: string) => `Default: ${value}`,
};

export type MatchFormTexts = typeof en;
