import type { CaptainTexts } from '../../../captain/texts';
import { waitWord } from '../../../captain/waitWord';
import { fateOf, type BoardModel } from 'chess-match/games/business';
import type { BusinessTexts } from '../texts';

type Shown = Pick<BoardModel, 'kind' | 'state' | 'mother' | 'isOffered'>;

/** Whether a draw offer waits for an answer on a board: nothing has been decided there yet. */
export const asksForDraw = ({ isOffered, state }: Pick<Shown, 'isOffered' | 'state'>): boolean =>
  isOffered && (state === null || state === 'to-move');

/** What is said below a small board: what waits there for an answer comes before whose move it is. */
export const thumbWord = (model: Shown, texts: CaptainTexts, words: BusinessTexts): string => {
  const { kind, state, mother } = model;
  if (asksForDraw(model)) return words.offeredShort;
  if (kind === 'daughter' && mother !== null && state === 'to-move') return words.fromShort(mother);
  const fate = fateOf(model);
  return fate === null ? waitWord(model, texts) : words.fate[fate];
};
