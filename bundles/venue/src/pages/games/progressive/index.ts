import { sanIn } from 'chess-match/client/drawing';
import type { GameInHall } from '../../kit/display';
import { PLAIN } from '../plain';
import { SeriesCaptain } from './captain/SeriesCaptain';
import { lacksWords } from './seriesOf';
import { PROGRESSIVE_TEXTS } from './texts';
import { beside, toMoveNote } from './notes';

export const PROGRESSIVE: GameInHall = {
  ...PLAIN,
  Captain: SeriesCaptain,
  lineWords: (line, language) =>
    line
      .split(' ')
      .map((move) => sanIn(move, language))
      .join(' '),
  // A number stays with its move where the row is broken.
  movesWords: (sans, language) =>
    sans
      .map((san, at) => PROGRESSIVE_TEXTS[language].step(at + 1, sanIn(san, language)).replace(' ', '\u00a0'))
      .join('  '),
  toMoveNote,
  beside,
  lacksWords,
};
