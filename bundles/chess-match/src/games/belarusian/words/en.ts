import { formatClock } from '../../../view/timeText';
import { FEN_FAULTS, withPart } from '../../chess/fenTexts';
import type { StartError } from '../rules/fen';
import type { EndReason } from '../rules/state';
import { recordEn } from './recordEn';
import type { BelarusianTexts } from './texts';
import { WHY_EN } from './whyEn';

const SIDE = { white: 'White', black: 'Black' } as const;

const FAULTS: Readonly<Record<StartError['kind'], string>> = {
  ...FEN_FAULTS.en,
  ranks: 'there are not nine ranks',
  rank: 'a rank does not come to nine squares, or has a letter of no man',
  kings: 'a side has one kniaz; the side to move may lack it while its kniazhych stands',
  'pawn-rank': 'a ratnik stands on its own first rank',
  pawns: 'a side has more than nine ratniks',
  men: 'a side has more of these men than at the start',
  throne: 'a man stands on the throne that never does',
};

/** Completes "not a possible position, …". */
const fault = (what: StartError['kind'], part: string): string => withPart(FAULTS[what], part, 'en');

const ENDS: Readonly<Record<EndReason, string>> = {
  throne: 'the throne held',
  rokosh: 'rokosh that cannot be met',
  mate: 'mate',
  'no-move': 'no move left',
  repetition: 'repetition',
  'fifty-moves': 'fifty moves',
  agreement: 'agreed draw',
  resignation: 'resignation',
  flag: 'flag',
  aborted: 'broken off',
};
const endOf = (reason: string): string => (Object.hasOwn(ENDS, reason) ? ENDS[reason as EndReason] : reason);

/** What Belarusian chess refuses, how a game ends, and what can be undone. */
export const en: BelarusianTexts = {
  problems: {
    ...recordEn,
    'belarusian/game/over': ({ reason }) =>
      `The game is over (${endOf(reason)}): undo what ended it, or start a new one.`,
    'belarusian/turn/none': () => 'There is no move yet. Write e2-e4.',
    'belarusian/turn/unreadable': ({ text }) =>
      `"${text}" is no move. Write e2-e4, e4xd5, a8-a9=G, O-O:2 or inauguration.`,
    'belarusian/turn/illegal': ({ text, side, why, at }) => `${SIDE[side]} cannot play ${text}: ${WHY_EN[why](at)}.`,
    'belarusian/turn/second': ({ text }) => `One move at a time: delete ${text}.`,
    'belarusian/flag/time_left': ({ side, remainingMs }) =>
      `The flag of ${SIDE[side]} has not fallen, ${formatClock(remainingMs)} are left.`,
    'belarusian/clock/running': () => 'The clock is running already.',
    'belarusian/clock/stopped': () => 'The clock is stopped already.',
    'belarusian/clock/bad_time': () => 'No clock takes more than 24 hours.',
    'belarusian/clock/no_gap': () => 'No time was lost: there is nothing to decide.',
    'belarusian/draw/offered_already': ({ side }) => `${SIDE[side]} has offered a draw already.`,
    'belarusian/draw/not_offered': ({ side }) => `${SIDE[side]} has been offered no draw.`,
    'belarusian/start/bad_position': ({ what, part }) =>
      `The board cannot begin like this: ${fault(what, part)}. Check the FEN.`,
    'belarusian/start/over': ({ reason }) =>
      `The board cannot begin like this: the game would be over at once (${endOf(reason)}). Check the position.`,
    'belarusian/correct/no_board': ({ board }) => `There is no board ${board}: this game has one board.`,
    'belarusian/correct/bad_position': ({ what, part }) =>
      `Not a possible position, ${fault(what, part)}. Check the FEN.`,
    'belarusian/correct/side_to_move': ({ side }) => `It is ${SIDE[side]}’s turn: the position must say so.`,
    'belarusian/correct/over': ({ reason }) => `The game would be over at once (${endOf(reason)}). Check the position.`,
    'belarusian/correct/no_change': () => 'The board is like this already: nothing to correct.',
  },
  ends: ENDS,
  fact: (kind, label) => {
    const side = label === 'white' || label === 'black' ? SIDE[label] : label;
    switch (kind) {
      case 'turn':
        return `move ${label}`;
      case 'flag':
        return `the flag of ${side}`;
      case 'resignation':
        return `the resignation of ${side}`;
      case 'agreement':
        return 'the agreed draw';
      case 'position':
        return 'the corrected position';
      case 'aborted':
        return 'the breaking off';
      default:
        return label;
    }
  },
};
