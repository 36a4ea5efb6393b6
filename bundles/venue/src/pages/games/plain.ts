import { sanIn } from 'chess-match/client/drawing';
import { TurnCaptain } from '../captain/TurnCaptain';
import type { GameInHall } from '../kit/display';
import { TEXTS } from '../texts';

/** A match of any game: boards, score, clocks and the turn line. */
export const PLAIN: GameInHall = {
  Captain: TurnCaptain,
  screens: {},
  Worth: null,
  AtStake: null,
  latest: () => null,
  turnWords: ({ moves }, language) => moves.map(({ san }) => sanIn(san, language)).join(' '),
  moveWords: sanIn,
  movesWords: (sans, language) => sans.map((san) => sanIn(san, language)).join(', '),
  toMoveNote: () => '',
  beside: () => [],
  lineWords: sanIn,
  pieceWord: (piece, language) => TEXTS[language].pieces[piece] ?? piece,
  clockNote: () => '',
  lacksWords: ({ lacks }, { boards }, language) =>
    boards?.boards.length === 1 ? TEXTS[language].noMoveYet : TEXTS[language].lacks(lacks),
  stillOpen: () => '',
  isDrawOffered: () => false,
};
