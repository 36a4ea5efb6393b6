import { describe, expect, it } from 'vitest';
import { createEar } from './spy';

const knowsOf = (heard: string, mark: string, isNumber = false): boolean => {
  const ear = createEar();
  ear.note(heard);
  return ear.knows(mark, isNumber);
};
const base64 = (text: string): string => Buffer.from(text).toString('base64');

describe('an ear', () => {
  it('knows a mark that was heard, and no other', () => {
    expect([knowsOf('42["draft","Крах-7"]', 'Крах-7'), knowsOf('42["draft","Крах-7"]', 'Крах-8')]).toEqual([
      true,
      false,
    ]);
  });

  it.each(['', 'a', 'ab', 'abc'])('knows a mark in base64 after "%s", wherever that stands', (before) => {
    expect(knowsOf(`431[{"file":"${base64(`${before}Крах-7 и более`)}"}]`, 'Крах-7')).toBe(true);
    expect(knowsOf(`431[{"file":"${base64(`${before}Крах-8 и более`)}"}]`, 'Крах-7')).toBe(false);
  });

  it('knows a mark in a written address', () => {
    expect(knowsOf(`42["page","/at?line=${encodeURIComponent('Крах-7')}"]`, 'Крах-7')).toBe(true);
  });

  it('takes a number for known where it stands alone', () => {
    expect([knowsOf('42["stake",717]', '717', true), knowsOf('42["stake",7170]', '717', true)]).toEqual([true, false]);
  });

  it('hears on after it was asked', () => {
    const ear = createEar();
    ear.note('430[1]');
    expect(ear.knows('Крах')).toBe(false);
    ear.note('431["Крах"]');
    expect(ear.knows('Крах')).toBe(true);
  });
});
