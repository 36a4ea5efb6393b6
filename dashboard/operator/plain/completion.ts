import { movesStarting, type LegalMove } from 'chess-match/client/turn';
import { MOST, type Completion, type Suggestion } from '../model/completion';
import type { LineWriting } from '../../shared/writing';

/** The number of the turn may stand before a move, or by itself. */
const NUMBER = /^\d+\.+/;

const wordsOf = (line: string): readonly string[] =>
  line.split(/\s+/).filter((word) => word.replace(NUMBER, '') !== '');

/**
 * What the word behind the moves of the line may become.
 * @param made the moves of the line, as it has them
 * @param next what may be played behind them
 */
export const stepCompletion = (made: string, next: readonly LegalMove[], writing: LineWriting): Completion => ({
  complete: (line, caret, language) => {
    const [, before = '', word = ''] = /^(.*?)(\S*)$/s.exec(line.slice(0, caret)) ?? [];
    if (wordsOf(writing.read(before).line).join(' ') !== made) return [];
    const typed = word.replace(NUMBER, '');
    const start = caret - typed.length;
    const moves = typed === '' ? next : movesStarting(next, typed);
    const texts = moves.map(({ san }) => writing.shown(san, language));
    if (texts.length === 1 && texts[0] === typed) return [];
    return texts.slice(0, MOST).map((text): Suggestion => ({ text, start, isOpen: false }));
  },
  isBeginning: (text) => movesStarting(next, text.replace(NUMBER, '')).length > 0,
});
