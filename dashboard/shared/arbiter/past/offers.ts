import { playedIn } from 'chess-match/client';
import type { CorrectionDesk, Language } from 'chess-match/client';
import { movesStarting } from 'chess-match/client/turn';
import { sanIn } from 'chess-match/client/view';
import type { LineWriting } from '../../writing';

/** As many as fit in two rows. */
const MOST = 12;

export interface Offer {
  /** What is read on it; null: something is left out. */
  readonly text: string | null;
  readonly line: string;
}

/** Moves that the word at the caret may become. @param text the line as it stands in the field */
const completions = (
  { boards }: CorrectionDesk,
  text: string,
  caret: number,
  language: Language,
  { read }: LineWriting,
): readonly Offer[] => {
  const start = text.lastIndexOf(' ', caret - 1) + 1;
  const [, figure = '', typed = ''] = /^(\d+):(\S*)$/.exec(text.slice(start, caret)) ?? [];
  const moves = boards.find(({ board }) => String(board) === figure)?.moves ?? [];
  const begun = typed === '' ? moves : movesStarting(moves, typed);
  return begun
    .map(({ san }) => sanIn(san, language))
    .filter((san) => san !== typed)
    .slice(0, MOST)
    .map((san) => ({
      text: `${figure}:${san}`,
      line: read(`${text.slice(0, start)}${figure}:${san}${text.slice(caret)}`).line,
    }));
};

/** What could stand in the line: what the server has found in its place, or the move that is being typed. */
export const offersOf = (
  desk: CorrectionDesk | null,
  line: string,
  text: string,
  caret: number | null,
  language: Language,
  writing: LineWriting,
): readonly Offer[] => {
  if (desk === null || desk.line !== line) return [];
  if (desk.alternatives.length > 0)
    return desk.alternatives.map(({ item, line: whole }) => ({
      text: item === null ? null : playedIn(item, language),
      line: whole,
    }));
  return desk.ready || caret === null ? [] : completions(desk, text, caret, language, writing);
};
