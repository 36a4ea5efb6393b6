import { airView } from 'chess-match/client/show';
import { NO_PLAY } from 'chess-match/games/business';
import { describe, expect, it } from 'vitest';
import { showWith } from '../../../air/showFixture';
import { sentenceOf, sentenceText, type Said } from './sentence';

const BESIDE_BOARDS = airView(showWith('scorebug', { on: true, content: {} }));
const ABOVE_TREE = airView(showWith('tree-strip', { on: true, content: {} }));
const OVER_FOCUS = airView(showWith('boards', { on: false, content: {} }));

const said = (air: Said['air'], chips: readonly number[] = [2, 4]): string | null => {
  const stakes = chips.map((count, index) => ({ board: index + 1, branch: `b${index}`, chips: count }));
  const play = { ...NO_PLAY, stakes };
  const sentence = sentenceOf({ match: { status: 'playing' }, play, score: { white: 6, black: 0 }, air });
  return sentence && sentenceText(sentence, 'en');
};

describe('the sentence of the score bug', () => {
  it('says how the game stands', () => {
    expect(said(BESIDE_BOARDS)).toBe('White leads 3:0, 6 points still on the boards');
    expect(said(OVER_FOCUS)).toBe('White leads 3:0, 6 points still on the boards');
  });

  it('says why it matters where a tree has the place in which boards say that', () => {
    expect(said(ABOVE_TREE)).toBe('A win on board 2 scores 4 points: it would put Black ahead, 4:3');
  });

  it('says nothing where nothing is played for', () => {
    expect(said(ABOVE_TREE, [])).toBeNull();
  });
});
