import { playedIn } from 'chess-match/client';
import type { Correction, Language } from 'chess-match/client';

export type PastTurn = Correction['turns'][number];

/** What is written freely: case, and the signs of captures and checks. */
const plain = (text: string): string => text.toLowerCase().replace(/[x+#=]/g, '');

/** Letters of boards that look alike in both alphabets. */
const LATIN: Readonly<Record<string, string>> = { А: 'A', а: 'a', В: 'B', в: 'b' };
const latin = (text: string): string => text.replace(/[АаВв]/g, (letter) => LATIN[letter] ?? letter);

const isOfBoard = ({ line, thread }: PastTurn, board: string): boolean =>
  ` ${line}`.includes(` ${board}:`) || thread === board.toUpperCase();

/** Whether the moves of a turn say on which of several boards they were made. */
export const namesBoards = ({ line }: PastTurn): boolean => /(^|\s)\d+:/.test(line);

/** As it is numbered on its board: a label may name the board before ("3:12..."). */
const numbered = ({ label }: PastTurn): string => label.replace(/^\d+:/, '');

/** As printed: in Swedish chess the capital is White's ("12A"); written otherwise it is either side's. */
const labelled = (turns: readonly PastTurn[], typed: string): readonly PastTurn[] => {
  const exact = turns.filter((turn) => numbered(turn) === typed);
  return exact.length > 0 ? exact : turns.filter((turn) => numbered(turn).toLowerCase() === typed.toLowerCase());
};

/**
 * The turns that somebody means: by the number as printed ("12", "12...", "12A"), by a board that moved in them ("3:",
 * "A:"), by a move or any part of the line, as the record or the page has it. Nothing typed means all.
 */
export const findTurns = (turns: readonly PastTurn[], typed: string, language: Language): readonly PastTurn[] => {
  const text = typed.trim();
  if (text === '') return turns;
  const [, board] = /^(\d|[a-z]):$/i.exec(latin(text)) ?? [];
  if (board !== undefined) return turns.filter((turn) => isOfBoard(turn, board));
  if (/^\d+$/.test(text)) return turns.filter((turn) => /^\d+/.exec(numbered(turn))?.[0] === text);
  if (/^\d+(\.+|[ab])$/i.test(latin(text))) return labelled(turns, latin(text));
  return turns.filter(({ label, line }) =>
    [line, playedIn(line, language)].some((written) => plain(`${label} ${written}`).includes(plain(text))),
  );
};
