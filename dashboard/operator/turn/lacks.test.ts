import { describe, expect, it } from 'vitest';
import { STRINGS } from '../state/language';
import type { OperatorState } from '../state/store';
import { TURN_WORDS } from '../../games/business/operator/turn/lacks';
import { readinessOf, readinessText } from './lacks';

type Draft = NonNullable<OperatorState['snapshot']>['draft'];

const stateWith = (draft: Partial<Draft>): OperatorState =>
  ({
    isConnected: true,
    entries: {},
    snapshot: {
      match: { status: 'playing' },
      draft: { line: '', items: [], problems: [], lacks: [], ready: false, ...draft },
    },
  }) as unknown as OperatorState;

const wrong = (text: string, board: number | null): Draft['items'][number] =>
  ({ text, kind: board === null ? 'other' : 'move', board, problem: { code: 'move/illegal' } }) as never;

describe('the words on the clock', () => {
  it.each(['en', 'ru'] as const)(
    'never repeat a refusal, however long and many: that stands at its item (%s)',
    (language) => {
      const items = [1, 2, 3, 4, 5].map((board) => wrong(`${board}:${'x'.repeat(40)}`, board));
      const text = (draft: Partial<Draft>): string => readinessText(stateWith(draft), STRINGS[language], TURN_WORDS);
      expect(text({ items })).toBe(STRINGS[language].turn.mend);
      expect(text({ items, lacks: [1, 2, 3, 4, 5] })).toBe(STRINGS[language].turn.lacks([1, 2, 3, 4, 5]));
      expect(text({ items, lacks: [1] }).length).toBeLessThan(60);
    },
  );

  it('name what the turn still lacks before what is to be mended', () => {
    expect(readinessOf(stateWith({ lacks: [2] }))).toBe('lacking');
    expect(readinessOf(stateWith({ items: [wrong('x', null)] }))).toBe('wrong');
    expect(readinessOf(stateWith({ ready: true }))).toBe('ready');
  });
});
