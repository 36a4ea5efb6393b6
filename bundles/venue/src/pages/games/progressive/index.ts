import { sanIn } from 'chess-match/client/drawing';
import type { GameInHall } from '../../kit/display';
import { PLAIN } from '../plain';
import { SeriesCaptain } from './captain/SeriesCaptain';
import { lacksWords } from './seriesOf';

export const PROGRESSIVE: GameInHall = {
  ...PLAIN,
  Captain: SeriesCaptain,
  lineWords: (line, language) =>
    line
      .split(' ')
      .map((move) => sanIn(move, language))
      .join(' '),
  lacksWords,
};
