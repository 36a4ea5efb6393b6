import { describe, expect, it } from 'vitest';
import { askOf, isChosen, NO_FILTER } from './filter';

describe('the filter of the log', () => {
  it('leaves out what is not filled in', () => {
    expect(askOf({ ...NO_FILTER, text: ' e4 ' }, 'ru')).toEqual({
      role: '',
      kind: null,
      person: '',
      text: 'e4',
      fromMs: null,
      toMs: null,
      language: 'ru',
    });
  });

  it('reads times in the local zone, the last minute included', () => {
    const { fromMs, toMs } = askOf({ ...NO_FILTER, from: '2026-03-01T18:30', to: '2026-03-01T18:30' }, 'en');
    expect(fromMs).toBe(new Date(2026, 2, 1, 18, 30).getTime());
    expect(toMs).toBe(new Date(2026, 2, 1, 18, 31).getTime());
    expect(askOf({ ...NO_FILTER, from: 'nonsense' }, 'en').fromMs).toBeNull();
  });

  it('tells what is chosen from what is being typed', () => {
    const ask = (values: object) => askOf({ ...NO_FILTER, ...values }, 'en');
    expect(isChosen(ask({}), ask({ kind: 'turn' }))).toBe(true);
    expect(isChosen(ask({ text: 'e4' }), ask({ text: 'e4', role: 'arbiter' }))).toBe(true);
    expect(isChosen(ask({ text: 'e4', kind: 'turn' }), ask({}))).toBe(true);
    expect(isChosen(ask({}), ask({ text: 'e' }))).toBe(false);
    expect(isChosen(ask({ text: 'e' }), ask({ text: 'e4' }))).toBe(false);
    expect(isChosen(ask({ kind: 'turn' }), ask({ kind: 'turn' }))).toBe(false);
  });
});
