import type { TurnOptions } from 'chess-match/games/business';
import { describe, expect, it } from 'vitest';
import { boardOptions, optionsView, refusal } from '../testing/options';
import { complete, isBeginning, type CompletionContext } from './completion';
import { take } from '../../../../operator/model/completion';

const legal = (...sans: readonly string[]) => sans.map((san) => ({ san, from: 'a1', to: 'a2', promotion: null }));
const CONTEXT: CompletionContext = {
  boards: [
    { board: 1, isWaiting: true, moves: legal('Nf3', 'Nc3', 'e4') },
    { board: 2, isWaiting: false, moves: legal('d5') },
    { board: 3, isWaiting: true, moves: legal('O-O') },
  ],
  options: optionsView(
    [
      boardOptions(1, { split: { least: 1, most: 6 }, passTo: [2, 3], selectTo: [2, 3] }),
      boardOptions(2, { branch: refusal('branch/rating_too_low', 'B6'), split: null, selectTo: [1, 3] }),
      boardOptions(3, { split: { least: 1, most: 1 }, passTo: [1, 2], selectTo: [1, 2] }),
    ],
    { freeBoard: 4 },
  ),
};
const withOptions = (...options: Parameters<typeof optionsView>): CompletionContext => ({
  ...CONTEXT,
  options: optionsView(...options),
});
const drafted = (change: Partial<TurnOptions>): CompletionContext => ({
  ...CONTEXT,
  options: CONTEXT.options === null ? null : { ...CONTEXT.options, ...change },
});
const offered = (line: string, context = CONTEXT) => complete(line, line.length, context, 'en').map(({ text }) => text);

describe('completion of the turn line', () => {
  it('begins with the boards still to move, then the keywords that have an argument', () => {
    expect(offered('')).toEqual(['1:', '3:', 'branch ', 'pass ', 'select ', 'resign ', 'offer ', 'claim ']);
  });

  it('offers the moves of the board at the caret', () => {
    expect(offered('3:O-O 1:N')).toEqual(['1:Nf3', '1:Nc3']);
    expect(offered('1:e')).toEqual(['1:e4']);
  });

  it('offers nothing more once the move is complete', () => {
    expect(offered('1:Nf3')).toEqual([]);
  });

  it('in the letters and words of the page, whatever alphabet was begun in', () => {
    const inRussian = (line: string) => complete(line, line.length, CONTEXT, 'ru').map(({ text }) => text);
    expect(inRussian('1:К')).toEqual(['1:Кf3', '1:Кc3']);
    expect(inRussian('1:n')).toEqual(['1:Кf3', '1:Кc3']);
    expect(inRussian('1:та')).toEqual(['1:Кf3']);
    expect(inRussian('3:0')).toEqual(['3:0-0']);
    expect(inRussian('ве')).toEqual(['ветвь ']);
    expect(inRussian('br')).toEqual(['ветвь ']);
    expect(inRussian('ветвь ')).toEqual(['1>4 4+3', '3>4 1+1']);
    expect(inRussian('1:Кf3')).toEqual([]);
  });

  it('B4 offers no second key change', () => {
    const passed = drafted({ keyChange: refusal('turn/two_key_changes', 'B4') });
    expect(offered('pass 1>2 ', passed)).not.toContain('branch ');
    expect(offered('pass 1>2 ', passed)).toContain('resign ');
    expect(offered('1:e4 ')).toContain('branch ');
  });

  it('B6 offers the mothers the rules allow, onto the free board, the chips split evenly', () => {
    expect(offered('branch ')).toEqual(['1>4 4+3', '3>4 1+1']);
    expect(offered('branch ', drafted({ branching: refusal('branch/no_free_board', 'B6') }))).toEqual([]);
    const barred = boardOptions(1, { branch: refusal('branch/same_move', 'B6') });
    expect(offered('branch ', withOptions([barred]))).toEqual([]);
    expect(offered('br', withOptions([barred]))).toEqual([]);
  });

  it('B6 offers the splits of a mother’s chips, evenly first, and no board where one is being written', () => {
    expect(offered('branch 1>4 ')).toEqual(['4+3', '1+6', '2+5', '3+4', '5+2', '6+1']);
    expect(offered('1:Nf3 branch 1>4 2')).toEqual(['2+5']);
    expect(offered('branch 1>4 2+5')).toEqual([]);
    expect(offered('branch 2>4 1')).toEqual([]);
    expect(offered('branch 1>4 2+5 3')).toEqual(['3:']);
  });

  it('B9 offers the passes the rules allow, with the size where it is not one', () => {
    expect(offered('pass ')).toEqual(['1>2', '1>3', '3>1', '3>2']);
    const two = withOptions([boardOptions(1, { passTo: [2, 3] }), boardOptions(2)], { passSize: 2 });
    expect(offered('pass ', two)).toEqual(['1>2:2', '1>3:2']);
  });

  it('B10 offers the selections the rules allow', () => {
    expect(offered('select ')).toEqual(['1>2', '1>3', '2>1', '2>3', '3>1', '3>2']);
    const mated = withOptions([boardOptions(1, { selectTo: [] }), boardOptions(2, { selectTo: [1] })]);
    expect(offered('select ', mated)).toEqual(['2>1']);
  });

  it('B13 B15 offers draws where a branch can go on, and claims everywhere: the arbiter answers them', () => {
    const ending = withOptions([boardOptions(1, { offer: refusal('offer/ended', 'B13') }), boardOptions(2)]);
    expect(offered('offer ', ending)).toEqual(['2']);
    expect(offered('claim ', ending)).toEqual(['1', '2']);
  });

  it('offers nothing but moves where nobody is to move', () => {
    expect(offered('', { ...CONTEXT, options: null })).toEqual(['1:', '3:']);
  });

  it('B13 offers the acceptance of a draw only where one was offered', () => {
    expect(offered('dr')).toEqual([]);
    const drawn = withOptions([boardOptions(1), boardOptions(3, { draw: null })]);
    expect(offered('dr', drawn)).toEqual(['draw ']);
    expect(offered('draw ', drawn)).toEqual(['3']);
  });

  it('completes the word at the caret and leaves what follows', () => {
    const line = '1:N 3:O-O';
    const [first] = complete(line, 3, CONTEXT, 'en');
    expect(first).toBeDefined();
    expect(first && take(line, 3, first)).toEqual({ line: '1:Nf3 3:O-O', caret: 5 });
  });

  it('puts a blank after a finished item and none after an unfinished one', () => {
    expect(take('1:N', 3, { text: '1:Nf3', start: 0, isOpen: false })).toEqual({ line: '1:Nf3 ', caret: 6 });
    expect(take('', 0, { text: '1:', start: 0, isOpen: true })).toEqual({ line: '1:', caret: 2 });
  });
});

describe('a move still being written', () => {
  it('is the beginning of a legal one', () => {
    expect(isBeginning('1:N', CONTEXT)).toBe(true);
    expect(isBeginning('1:', CONTEXT)).toBe(true);
    expect(isBeginning('1:Q', CONTEXT)).toBe(false);
    expect(isBeginning('5:N', CONTEXT)).toBe(false);
    expect(isBeginning('pass', CONTEXT)).toBe(false);
  });
});
