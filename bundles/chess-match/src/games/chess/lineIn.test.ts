import { describe, expect, it } from 'vitest';
import { lineIn, playedIn } from './lineIn';

const WORDS = { swap: 'обмен', leave: 'уход' };

describe('the line of a turn as people read it', () => {
  it('has the letters and the words of their language', () => {
    expect(lineIn('1:Nf3 swap 1>2 3+7', 'ru', WORDS)).toBe('1:Кf3 обмен 1>2 3+7');
    expect(lineIn('1:Nf3 swap 1>2 3+7', 'en', WORDS)).toBe('1:Nf3 swap 1>2 3+7');
  });

  it('is in printing order, and loses nothing', () => {
    expect(lineIn(' leave 4  2:O-O what 1:Rxd5', 'ru', WORDS)).toBe('1:Лxd5 2:0-0 уход 4 what');
    expect(lineIn('Nf3 toString', 'ru', WORDS)).toBe('Nf3 toString');
  });

  it('may be a move by itself, or a series', () => {
    expect(playedIn('Nf3', 'ru', WORDS)).toBe('Кf3');
    expect(playedIn('e8=Q+ Kd4 leave 2', 'ru', WORDS)).toBe('уход 2 e8Ф+ Крd4');
  });
});
