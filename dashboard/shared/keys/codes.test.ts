import { describe, expect, it } from 'vitest';
import {
  belongsToControl,
  firesWhileTyping,
  isArrow,
  keysLabel,
  keysOf,
  matchesKeys,
  normalKeys,
  type Stroke,
} from './codes';

const stroke = (fields: Partial<Stroke>): Stroke => ({
  code: 'KeyB',
  key: 'b',
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  ...fields,
});

const event = (fields: Partial<Stroke>): KeyboardEvent => {
  const given = stroke(fields);
  const held = { Control: given.ctrlKey, Alt: given.altKey, Shift: given.shiftKey, Meta: given.metaKey };
  const getModifierState = (name: string): boolean => held[name as keyof typeof held] ?? false;
  return { ...given, getModifierState } as KeyboardEvent;
};

describe('keys by their place on the keyboard', () => {
  it('fire on a Russian layout as on a Latin one', () => {
    expect(matchesKeys(event({ key: 'и' }), 'KeyB')).toBe(true);
    expect(matchesKeys(event({ key: 'и', altKey: true }), 'Alt+KeyB')).toBe(true);
  });

  it('fire with exactly their modifiers', () => {
    expect(matchesKeys(event({ ctrlKey: true }), 'KeyB')).toBe(false);
    expect(matchesKeys(event({}), 'Ctrl+KeyB')).toBe(false);
    expect(matchesKeys(event({ ctrlKey: true }), 'Ctrl+KeyB')).toBe(true);
  });

  it('are read from a stroke, not while only modifiers are held', () => {
    expect(keysOf(stroke({ ctrlKey: true, shiftKey: true }))).toBe('Control+Shift+KeyB');
    expect(keysOf(stroke({ code: 'ShiftLeft', shiftKey: true }))).toBeNull();
  });

  it('have one spelling', () => {
    expect(normalKeys('Shift+Ctrl+KeyB')).toBe(normalKeys('Control+Shift+KeyB'));
  });

  it('are written as on the cap', () => {
    expect(keysLabel('Ctrl+Digit1')).toBe('Ctrl+1');
    expect(keysLabel('Alt+KeyB')).toBe('Alt+B');
    expect(keysLabel('F9')).toBe('F9');
    expect(keysLabel('ArrowLeft')).toBe('←');
  });

  it('leave plain keys to a field and Space to a focused button', () => {
    expect(firesWhileTyping(stroke({}))).toBe(false);
    expect(firesWhileTyping(stroke({ shiftKey: true }))).toBe(false);
    expect(firesWhileTyping(stroke({ altKey: true }))).toBe(true);
    expect(firesWhileTyping(stroke({ code: 'F9' }))).toBe(true);
    expect(belongsToControl(stroke({ code: 'Space' }))).toBe(true);
    expect(belongsToControl(stroke({ code: 'Space', ctrlKey: true }))).toBe(false);
    expect(belongsToControl(stroke({}))).toBe(false);
    expect(['ArrowLeft', 'Home', 'Space', 'Enter'].map((code) => isArrow({ code }))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
