import { describe, expect, it } from 'vitest';
import { boardKeys, keyIntent, type KeyStroke } from './keyboard';

const stroke = (code: string, change: Partial<KeyStroke> = {}): KeyStroke => ({
  code,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  isTyping: false,
  ...change,
});

describe('keys', () => {
  it.each([false, true])('presses the clock by Ctrl+Enter (typing: %s)', (isTyping) => {
    expect(keyIntent(stroke('Enter', { ctrlKey: true, isTyping }))).toEqual({ kind: 'press' });
  });

  it('leaves a plain Enter to the field', () => {
    expect(keyIntent(stroke('Enter', { isTyping: true }))).toBeNull();
  });

  it('chooses a board by its figure outside fields; with Alt it is a key that can be changed', () => {
    expect(keyIntent(stroke('Digit3'))).toEqual({ kind: 'board', board: 3 });
    expect(keyIntent(stroke('Numpad3'))).toEqual({ kind: 'board', board: 3 });
    expect(keyIntent(stroke('Digit3', { isTyping: true }))).toBeNull();
    expect(keyIntent(stroke('Digit3', { altKey: true }))).toBeNull();
    expect(boardKeys(3)).toBe('Alt+Digit3');
  });

  it('takes / for the line, but not inside a field', () => {
    expect(keyIntent(stroke('Slash', { shiftKey: true }))).toBeNull();
    expect(keyIntent(stroke('Slash'))).toEqual({ kind: 'line' });
    expect(keyIntent(stroke('Slash', { isTyping: true }))).toBeNull();
  });

  it('leaves the browser its own keys', () => {
    expect(keyIntent(stroke('KeyC', { ctrlKey: true }))).toBeNull();
    expect(keyIntent(stroke('F5'))).toBeNull();
  });
});
