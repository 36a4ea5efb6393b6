import { describe, expect, it } from 'vitest';
import { BUSINESS_GRAPHICS } from '../games/business';
import { SWEDISH_GRAPHICS } from '../games/swedish';
import keyChange from '../key-change/overlay';
import { drawnIn, namesFor, visitIn } from './byGame';
import { emptyFrame } from './emptyFrame';

describe('a graphic', () => {
  it('is drawn by the open game where it has a drawing of its own, and hears the views of every game', () => {
    const boards = emptyFrame('boards');
    expect(drawnIn(boards, 'business')).toBe(BUSINESS_GRAPHICS.boards);
    expect(drawnIn(boards, 'swedish')).toBe(SWEDISH_GRAPHICS.boards);
    expect(namesFor(boards)).toEqual(expect.arrayContaining(['score', 'boards', 'play']));
  });

  it('is drawn by the game a new match begins with while none is open', () => {
    expect(drawnIn(emptyFrame('boards'), null)).toBe(BUSINESS_GRAPHICS.boards);
    expect(visitIn(null)).toBe(BUSINESS_GRAPHICS['key-change']?.visit);
  });

  it('is as in any game where a game draws none of its own', () => {
    const tree = emptyFrame('tree');
    expect(drawnIn(tree, 'swedish')).toBe(tree);
    const boards = emptyFrame('boards');
    expect(drawnIn(boards, 'another')).toBe(boards);
    expect(visitIn('another')).toBe(keyChange.visit);
  });
});
