import { ACT_WORDS, pieceWord, turnIn } from 'chess-match/games/belarusian';
import type { GameInHall } from '../../kit/display';
import { PLAIN } from '../plain';
import { ThroneCaptain } from './captain/ThroneCaptain';
import { beside, toMoveNote, turnWords } from './notes';

export const BELARUSIAN: GameInHall = {
  ...PLAIN,
  Captain: ThroneCaptain,
  turnWords,
  moveWords: turnIn,
  movesWords: (sans, language) => sans.map((san) => turnIn(san, language)).join(', '),
  toMoveNote,
  beside,
  lineWords: turnIn,
  pieceWord,
  lacksWords: (draft, views, language) =>
    views.play?.game === 'belarusian' && views.play.inauguration !== null
      ? ACT_WORDS[language].inaugurationDue
      : PLAIN.lacksWords(draft, views, language),
};
