import { lineIn, offerOn, playOf } from 'chess-match/games/business';
import type { GameInHall } from '../../kit/display';
import { PLAIN } from '../plain';
import { TurnCaptain } from './captain/TurnCaptain';
import { AtStake } from './displays/AtStake';
import { clockNote } from './displays/clockNote';
import { ControlDisplay } from './displays/ControlDisplay';
import { latestText } from './displays/latest';
import { Worth } from './displays/Worth';
import { stillOpen } from './keyChange';

export const BUSINESS: GameInHall = {
  ...PLAIN,
  Captain: TurnCaptain,
  screens: { control: ControlDisplay },
  Worth,
  AtStake,
  latest: latestText,
  turnWords: ({ line }, language) => lineIn(line, language),
  lineWords: lineIn,
  clockNote,
  stillOpen,
  isDrawOffered: ({ board }, views) => offerOn(playOf(views), board) !== null,
};
