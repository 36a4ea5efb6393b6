import { turnText } from 'chess-match/client/view';
import type { CommentatorTexts } from './texts/texts';

/** "after 24…", or the beginning of the game. */
export const placeText = (turn: string, texts: CommentatorTexts): string =>
  turn === '' ? texts.beginning : texts.after(turnText(turn));
