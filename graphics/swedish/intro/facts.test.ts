import { describe, expect, it } from 'vitest';
import { swedish } from '../shared/fixtures';
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

  it('leaves out what the settings do not tell', () => {
    const { match } = swedish({ settings: {} });
    expect(introFacts(match, 'en')).toEqual([{ figure: '2', text: 'boards, two players a team' }]);
  });
});
