import { describe, expect, it } from 'vitest';
import { scheme4 } from '../fixtures/scheme4';
import { canvasOf } from './canvas';
import { layoutTree } from './layout/layoutTree';
import { signsOf } from './signs';

const told = (ply: number): readonly string[] =>
  Object.entries(signsOf(layoutTree(scheme4(ply), canvasOf('ru')))).flatMap(([sign, stands]) => (stands ? [sign] : []));

describe('the legend of the tree', () => {
  it('tells of no sign that does not stand in the drawing', () => {
    expect(told(5)).toEqual(['quiet']);
    expect(told(18)).toEqual(['forks', 'quiet']);
    expect(told(95)).toEqual(expect.arrayContaining(['forks', 'selections', 'wins', 'draws', 'quiet']));
  });
});
