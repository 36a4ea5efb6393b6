import { readMoves, seriesIn } from 'chess-match/games/progressive';
import { ONE_TEXT } from 'chess-match/client/turn';
import { describe, expect, it } from 'vitest';
import { stepCompletion } from './completion';

const move = (san: string) => ({ san, from: 'a1', to: 'a2', promotion: null });
const WRITING = { grammar: ONE_TEXT, read: readMoves, shown: seriesIn };
const offered = (line: string, made: string, caret = line.length) =>
  stepCompletion(made, ['Nf3', 'Nc3', 'e4'].map(move), WRITING)
    .complete(line, caret, 'ru')
    .map(({ text }) => text);

describe('completion of a line of moves', () => {
  it('offers what may follow the moves of the line, in the letters of the page', () => {
    expect(offered('', '')).toEqual(['Кf3', 'Кc3', 'e4']);
    expect(offered('Сc4 Фh5 К', 'Bc4 Qh5')).toEqual(['Кf3', 'Кc3']);
    expect(offered('Сc4 N', 'Bc4')).toEqual(['Кf3', 'Кc3']);
  });

  it('passes over the number of the turn, before the first move or by itself', () => {
    expect(offered('3.К', '')).toEqual(['Кf3', 'Кc3']);
    expect(offered('3. К', '')).toEqual(['Кf3', 'Кc3']);
    expect(offered('3.Сc4 e', '3.Bc4')).toEqual(['e4']);
  });

  it('offers nothing where the words before the caret are other moves than those that may be followed', () => {
    expect(offered('Сc4 К', '')).toEqual([]);
    expect(offered('К', 'Bc4')).toEqual([]);
    expect(offered('Кf3', '')).toEqual([]);
  });

  it('takes the place of what is typed of the move, and of nothing before it', () => {
    const [first] = stepCompletion('', [move('Nf3')], WRITING).complete('3.К', 3, 'ru');
    expect(first).toEqual({ text: 'Кf3', start: 2, isOpen: false });
  });
});
