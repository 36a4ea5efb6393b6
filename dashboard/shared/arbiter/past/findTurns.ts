import type { Correction } from 'chess-match/client';

export type PastTurn = Correction['turns'][number];

/** What is written freely: case, and the signs of captures and checks. */
const plain = (text: string): string => text.toLowerCase().replace(/[x+#=]/g, '');

const isOfBoard = (line: string, board: string): boolean => ` ${line}`.includes(` ${board}:`);

/**
 * The turns that somebody means: by the number as printed ("12", "12..."), by a board that moved in them ("3:"), by a move or
 * any part of the line. Nothing typed means all.
 */
export const findTurns = (turns: readonly PastTurn[], typed: string): readonly PastTurn[] => {
  const text = typed.trim();
  if (text === '') return turns;
  const [, board] = /^(\d):$/.exec(text) ?? [];
  if (board !== undefined) return turns.filter(({ line }) => isOfBoard(line, board));
  if (/^\d+$/.test(text)) return turns.filter(({ label }) => label.startsWith(`${text}.`));
  if (/^\d+\.+$/.test(text)) return turns.filter(({ label }) => label === text);
  return turns.filter(({ label, line }) => plain(`${label} ${line}`).includes(plain(text)));
};
