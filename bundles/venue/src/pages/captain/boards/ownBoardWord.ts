import type { Language } from 'chess-match/client/drawing';
import { refusalText } from '../../kit/refusalText';
import type { EntryBoards } from 'chess-match/contract/venue';
import { CAPTAIN_TEXTS } from '../texts';

interface OwnBoardState {
  /** Why nothing can be entered. */
  readonly bar: string | null;
  /** How the game on it ended; null while it is played on. */
  readonly end: string | null;
  readonly prepared: EntryBoards[number] | null;
  /** What is prepared has been judged as it stands. */
  readonly isChecked: boolean;
  /** The clock stands. */
  readonly stands: boolean;
}

/** What the clock of the own board says: why it cannot be pressed yet, or the move it would make. */
export const ownBoardWord = (
  { bar, end, prepared, isChecked, stands }: OwnBoardState,
  language: Language,
  notYourTurn: string,
): string => {
  const texts = CAPTAIN_TEXTS[language];
  const draft = prepared?.draft ?? null;
  if (bar !== null) return bar;
  if (end !== null) return texts.boardOver(end);
  if (prepared === null || draft === null) return notYourTurn;
  if (prepared.move !== null) return refusalText(prepared.move, language);
  if (!isChecked) return texts.checking;
  if (draft.problem !== null) return refusalText(draft.problem, language);
  if (!draft.ready) return texts.noMoveYet;
  return stands ? texts.clockStands : texts.moveReady(draft.san ?? draft.line);
};
