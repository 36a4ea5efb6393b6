import { describe, expect, it } from 'vitest';
import { allowedText, choice, defaultsOf, notOffered, position, settingsFrom, span, whole, yesNo } from './settings';

const SETTINGS = {
  chips: whole([1, 999], 10, 'S3', [1, 99]),
  timeMs: span([1, 86_400_000], 60_000, 'S5', 'long', 1000),
  endgame: choice(['plus', 'none'], 'plus', 'S7'),
  reuse: yesNo(true, 'S9'),
};

describe('settings from their descriptors', () => {
  it('have the defaults, and what is given as a value or as text', () => {
    expect(defaultsOf(SETTINGS)).toEqual({ chips: 10, timeMs: 60_000, endgame: 'plus', reuse: true });
    const given = { chips: '300', timeMs: 1, endgame: 'none', reuse: 'false', other: 7 };
    const settings = { chips: 300, timeMs: 1, endgame: 'none', reuse: false };
    expect(settingsFrom(SETTINGS, given)).toEqual({ settings });
  });

  it.each([
    [{ chips: 0 }, { setting: 'chips', value: '0', allowed: '1-999', rule: 'S3' }],
    [{ timeMs: 1.5 }, { setting: 'timeMs', value: '1.5', allowed: '1-86400000', rule: 'S5' }],
    [{ endgame: 'toString' }, { setting: 'endgame', value: 'toString', allowed: 'plus, none', rule: 'S7' }],
    [{ reuse: 1 }, { setting: 'reuse', value: '1', allowed: 'true, false', rule: 'S9' }],
  ])('%j is refused with what is possible', (given, bad) => {
    expect(settingsFrom(SETTINGS, given)).toEqual({ bad });
  });

  it.each([
    [{}, null],
    [{ chips: 99, timeMs: 1000, endgame: 'none', reuse: false }, null],
    [{ chips: 100 }, { setting: 'chips', value: '100', allowed: '1-99', rule: 'S3' }],
    [{ timeMs: 999 }, { setting: 'timeMs', value: '999', allowed: '1000-86400000', rule: 'S5' }],
    [{ chips: '9' }, { setting: 'chips', value: '9', allowed: '1-99', rule: 'S3' }],
    [{ colour: 'red' }, { setting: 'colour', value: 'red', allowed: 'chips, timeMs, endgame, reuse', rule: '' }],
    [{ toString: 1 }, { setting: 'toString', value: '1', allowed: 'chips, timeMs, endgame, reuse', rule: '' }],
  ])('a new match is offered what can be shown: %j', (asked, bad) => {
    expect(notOffered(SETTINGS, asked)).toEqual(bad);
  });

  it('say what they may be', () => {
    const all = { ...SETTINGS, begins: position('S2') };
    const allowed = ['1-999', '1-86400000', 'plus, none', 'true, false', 'FEN'];
    expect(Object.values(all).map(allowedText)).toEqual(allowed);
  });

  it('have a position with one space between its parts, for the game to judge, unless it is longer than any', () => {
    const begins = (text: string) => settingsFrom({ begins: position('S2') }, { begins: text });
    expect(begins('  8/8  w\n- ')).toEqual({ settings: { begins: '8/8 w -' } });
    const longest = '8'.repeat(200);
    expect(begins(longest)).toEqual({ settings: { begins: longest } });
    expect(begins(`${longest}8`)).toMatchObject({ bad: { setting: 'begins', allowed: 'FEN', rule: 'S2' } });
  });
});
