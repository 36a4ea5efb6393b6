import { describe, expect, it } from 'vitest';
import { ACTION_KEYS, BOARD_ACTIONS, keyIntent, type KeyStroke } from './keyboard';

const stroke = (code: string, change: Partial<KeyStroke> = {}): KeyStroke => ({
  ...{ code, key: '', ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, isTyping: false },
  ...change,
});

describe('keys', () => {
  it.each([false, true])('presses the clock by F9 and Ctrl+Enter (typing: %s)', (isTyping) => {
    expect(keyIntent(stroke('F9', { isTyping }))).toEqual({ kind: 'press' });
    expect(keyIntent(stroke('Enter', { ctrlKey: true, isTyping }))).toEqual({ kind: 'press' });
  });

  it('leaves a plain Enter to the field', () => {
    expect(keyIntent(stroke('Enter', { isTyping: true }))).toBeNull();
  });

  it('chooses a board by its figure, while typing only with Alt', () => {
    expect(keyIntent(stroke('Digit3'))).toEqual({ kind: 'board', board: 3 });
    expect(keyIntent(stroke('Numpad3'))).toEqual({ kind: 'board', board: 3 });
    expect(keyIntent(stroke('Digit3', { isTyping: true }))).toBeNull();
    expect(keyIntent(stroke('Digit3', { isTyping: true, altKey: true }))).toEqual({ kind: 'board', board: 3 });
  });

  it.each(BOARD_ACTIONS)('acts on the board by Alt and a letter: %s', (action) => {
    const { code } = ACTION_KEYS[action];
    expect(keyIntent(stroke(code, { altKey: true, key: 'и', isTyping: true }))).toEqual({ kind: 'action', action });
    expect(keyIntent(stroke(code))).toBeNull();
  });

  it('gives every action a key of its own', () => {
    expect(new Set(BOARD_ACTIONS.map((action) => ACTION_KEYS[action].code)).size).toBe(BOARD_ACTIONS.length);
  });

  it('takes ? for help and / for the line, but not inside a field', () => {
    expect(keyIntent(stroke('Slash', { key: '?', shiftKey: true }))).toEqual({ kind: 'help' });
    expect(keyIntent(stroke('Slash', { key: '/' }))).toEqual({ kind: 'line' });
    expect(keyIntent(stroke('Slash', { key: '/', isTyping: true }))).toBeNull();
  });

  it('leaves the browser its own keys', () => {
    expect(keyIntent(stroke('KeyC', { ctrlKey: true }))).toBeNull();
    expect(keyIntent(stroke('F5'))).toBeNull();
  });
});
