import { describe, expect, it } from 'vitest';
import { readLabel } from './label';

describe('the label of a turn', () => {
  it.each([
    ['12. 1:Nf3 2:d4', { number: '12', side: 'white', line: '1:Nf3 2:d4' }],
    ['7... 1:e5', { number: '7', side: 'black', line: '1:e5' }],
    ['7...', { number: '7', side: 'black', line: '' }],
    ['', null],
    ['twelve', null],
  ])('%j', (label, read) => {
    expect(readLabel(label)).toEqual(read);
  });
});
