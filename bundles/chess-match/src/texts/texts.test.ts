import type { Problem } from '@schemas/draft';
import { describe, expect, it } from 'vitest';
import { END_KINDS } from '../games/business/rules/state';
import { en as swedish } from '../games/swedish/words/en';
import { en } from './en';
import { formatClock } from '../view/timeText';
import { SAMPLES } from './testing/samples';
import { factText, formatHalves, formatPair, kindText, LANGUAGES, problemText } from './index';
import type { AllErrorParams, ErrorCode } from './params';
import { ru } from './ru';

const CODES = Object.keys(SAMPLES) as ErrorCode[];
const problem = (code: string, params: Record<string, unknown> = {}): Problem => ({
  code,
  params,
  rule: null,
  item: null,
});
const sample = <C extends ErrorCode>(code: C, params: Partial<AllErrorParams[C]> = {}): Problem =>
  problem(code, { ...SAMPLES[code], ...params });
const both = (asked: Problem): string[] => LANGUAGES.map((language) => problemText(asked, language));

describe('texts of refusals', () => {
  it.each(CODES)('%s has a text of its own in every language', (code) => {
    const [english = '', russian = ''] = both(sample(code));
    for (const text of [english, russian]) {
      expect(text).not.toBe(code);
      expect(text).toMatch(/^[A-ZА-ЯЁ"«].*[.\]}]$/s);
      expect(text).not.toMatch(/undefined|null|NaN|\[object|\$\{| {2}/);
      expect(text.length).toBeLessThan(170);
    }
    expect(english).not.toMatch(/[а-яё]/i);
    expect(russian).toMatch(/[а-яё]{2}/i);
  });

  it('no two codes share a text, but what games refuse alike', () => {
    /** "running" of "clock/running", of any game. */
    const nameOf = (code: string): string => code.split('/').at(-1) ?? '';
    for (const language of LANGUAGES) {
      const namesByText = new Map<string, Set<string>>();
      for (const code of CODES) {
        const text = problemText(sample(code), language);
        namesByText.set(text, (namesByText.get(text) ?? new Set()).add(nameOf(code)));
      }
      expect([...namesByText].filter(([, names]) => names.size > 1)).toEqual([]);
    }
  });

  it.each(CODES)('%s names every board and number it is given', (code) => {
    const { board, rating, free, remainingMs } = SAMPLES[code] as Record<string, number | undefined>;
    const told = [board, rating, free, remainingMs === undefined ? undefined : formatClock(remainingMs)];
    for (const text of both(sample(code))) for (const part of told) expect(text).toContain(String(part ?? ''));
  });

  it('both languages know exactly the same codes', () => {
    expect(Object.keys(ru.problems).toSorted()).toEqual(Object.keys(en.problems).toSorted());
    expect(CODES.toSorted()).toEqual(Object.keys(en.problems).toSorted());
  });

  it('a time is written as the clocks show it, hours and all', () => {
    for (const code of ['flag/time_left', 'swedish/flag/time_left'] as const)
      for (const text of both(sample(code, { remainingMs: 4_482_000 }))) expect(text).toContain('1:14:42');
  });

  it('numbers take their noun', () => {
    expect(both(sample('turn/incomplete', { boards: [3] }))).toEqual([
      'Board 3 still needs its move.',
      'Нет хода на доске 3.',
    ]);
    expect(both(sample('turn/incomplete', { boards: [1, 3, 5] }))).toEqual([
      'Boards 1, 3 and 5 still need their moves.',
      'Нет хода на досках 1, 3 и 5.',
    ]);
    const given = [1, 2, 5, 11, 21, 22].map((rating) => problemText(sample('branch/bad_split', { rating }), 'ru'));
    expect(given.map((text) => text.split(',')[0])).toEqual([
      'Доска 1: 1 фишка',
      'Доска 1: 2 фишки',
      'Доска 1: 5 фишек',
      'Доска 1: 11 фишек',
      'Доска 1: 21 фишка',
      'Доска 1: 22 фишки',
    ]);
  });

  it('a control board refused says which of the two conditions is missing', () => {
    const [many] = both(sample('control/not_endgame', { live: 3, ended: 1 }));
    const [none] = both(sample('control/not_endgame', { live: 1, ended: 0 }));
    expect(many).toContain('3 are live');
    expect(none).toContain('no branch has ended');
  });

  it('an unknown code, and parameters that do not fit, give the code itself', () => {
    for (const language of LANGUAGES) {
      expect(problemText(problem('future/thing'), language)).toBe('future/thing');
      expect(problemText(problem('toString'), language)).toBe('toString');
      expect(problemText(problem('turn/incomplete'), language)).toBe('turn/incomplete');
      expect(problemText(problem('turn/incomplete', { boards: 3 }), language)).toBe('turn/incomplete');
      expect(problemText(problem('board/no_branch', { bord: 3 }), language)).toBe('board/no_branch');
    }
  });

  it('parameters of any shape never throw', () => {
    const values: unknown[] = [undefined, null, '', 'x', 0, -1, NaN, [], {}, [null]];
    for (const code of CODES)
      for (const value of values)
        for (const name of [...Object.keys(SAMPLES[code]), 'other'])
          expect(() => both(problem(code, { ...SAMPLES[code], [name]: value }))).not.toThrow();
    expect(both({ ...problem('game/over'), params: null as unknown as Record<string, unknown> })).toHaveLength(2);
  });
});

describe('what the turn line takes', () => {
  it('is told with the words of the language, and those that every record has', () => {
    const problem = { code: 'notation/unknown_item', params: {}, rule: null, item: 'Кe1' };
    expect(problemText(problem, 'ru')).toMatch(/2:Кf3.* ветвь \(branch\), пас \(pass\), отбор \(select\)/);
  });

  it.each([
    ['branch 1>2 3+7', 'ветвь 1>2 3+7 (branch 1>2 3+7).'],
    ['2:Nf3', '2:Кf3 (2:Nf3).'],
    ['@veto white', 'так: @veto white.'],
  ])('is written as the language writes it: %s', (form, told) => {
    const problem = { code: 'notation/bad_item', params: { form }, rule: null, item: form };
    expect(problemText(problem, 'ru')).toContain(told);
    expect(problemText(problem, 'en')).toContain(`like ${form}.`);
  });
});

describe('texts of scores and ledger', () => {
  it('B13 half-points are shown with ½', () => {
    expect([0, 1, 2, 7, 20, -1, -7].map(formatHalves)).toEqual(['0', '½', '1', '3½', '10', '−½', '−3½']);
  });

  it('what both sides have stays in one line', () => {
    expect(formatPair(7, 1)).toBe('3½\u00a0:\u00a0½');
  });

  it.each(END_KINDS)('B19 the ledger kind %s has a word in every language', (kind) => {
    expect(kindText(kind, 'en')).toMatch(/^[a-z0-9][a-z0-9 ]+$/);
    expect(kindText(kind, 'ru')).toMatch(/[а-яё]{3}/);
  });

  it.each(Object.keys(swedish.ends))('S8, S9 the end %s has a word in every language', (reason) => {
    expect(kindText(reason, 'en')).toMatch(/^[a-z ]+$/);
    expect(kindText(reason, 'ru')).toMatch(/[а-яё]{3}/);
  });

  it('a ledger kind of another game is shown as it is', () => {
    expect(kindText('drop-mate', 'ru')).toBe('drop-mate');
    expect(kindText('valueOf', 'en')).toBe('valueOf');
  });
});

describe('facts that can be undone', () => {
  it('are told in the words of their game', () => {
    expect(factText('business', 'flag', 'white', 'en')).toBe('the flag of White');
    expect(factText('swedish', 'flag', 'A white', 'en')).toBe('the flag of White, board A');
    expect(factText('swedish', 'position', 'B', 'ru')).toBe('правку позиции на доске B');
    expect(factText('business', 'position', '2', 'ru')).toBe('правку позиции на доске 2');
  });

  it('of a game or a kind nobody knows stand as they are', () => {
    expect(factText('business', 'amendment', '12.', 'ru')).toBe('исправление хода 12.');
    expect(factText('plain-chess', 'flag', 'white', 'en')).toBe('white');
    expect(factText('valueOf', 'flag', 'white', 'en')).toBe('white');
    expect(factText(null, 'flag', 'white', 'en')).toBe('white');
    expect(factText('swedish', 'castle', 'A', 'en')).toBe('A');
  });
});
