import { describe, expect, it } from 'vitest';
import { swedish } from '../fixtures/match';
import { introFacts } from './facts';

describe('introFacts', () => {
  it('S1 S7 tells boards, time and drops as agreed', () => {
    const { match } = swedish({ settings: { timePerPlayerMs: 300_000, dropWithCheck: 'checkNotMate' } });
    expect(introFacts(match, 'ru')).toEqual([
      { figure: '2', text: 'доски сразу, в команде двое' },
      { figure: '5 мин', text: 'каждому игроку' },
      { figure: 'Ввод фигур', text: 'с шахом, но не с матом' },
    ]);
  });

  it('S14 tells what each move brings', () => {
    const timed = (per: Readonly<Record<string, number>>, language: 'en' | 'ru') =>
      introFacts(swedish({ settings: { timePerPlayerMs: 180_000, ...per } }).match, language)[1];
    expect(timed({ incrementMs: 2000, delayMs: 0 }, 'ru')).toEqual({
      figure: '3 мин',
      text: 'каждому игроку и 2 с за ход',
    });
    expect(timed({ incrementMs: 1500, delayMs: 3000 }, 'en')?.text).toBe('for each player and 1.5 s a move, delay 3 s');
    expect(timed({ delayMs: 1500 }, 'ru')?.text).toBe('каждому игроку, задержка 1,5 с');
  });

  it('leaves out what the settings do not tell', () => {
    const { match } = swedish({ settings: {} });
    expect(introFacts(match, 'en')).toEqual([{ figure: '2', text: 'boards, two players a team' }]);
  });
});
