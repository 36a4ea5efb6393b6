import type { CommentatorTexts } from './texts/texts';

/** "24..." as people read it. */
export const turnText = (turn: string): string => turn.replace('...', '…');

/** "after 24…", or the beginning of the game. */
export const placeText = (turn: string, texts: CommentatorTexts): string =>
  turn === '' ? texts.beginning : texts.after(turnText(turn));
