import type { HistoryView } from 'chess-match/client';
import { describe, expect, it } from 'vitest';
import { newestStep, stillAsked, type AskedStep, type Step } from './askedStep';

const score = { white: 0, black: 0 };
const step = (label: string, line = '1:e4', kind = 'turn'): Step => ({
  label,
  kind,
  line,
  reasonDue: false,
  count: 1,
  with: [],
  now: score,
  then: score,
});
const asked = (label: string, version: number): AskedStep => ({ step: step(label), version });

describe('the newest step of a match', () => {
  const history: HistoryView = {
    version: 7,
    undo: step('2.'),
    redo: null,
    threads: [
      { thread: 'a', undo: step('2.'), redo: null },
      { thread: 'b', undo: null, redo: null },
    ],
  };

  it('is of the only thread, or of the one that is asked for', () => {
    expect(newestStep(history, null, 7)).toEqual(asked('2.', 7));
    expect(newestStep(history, 'a', 7)).toEqual(asked('2.', 7));
    expect(newestStep(history, 'b', 7)).toBeNull();
    expect(newestStep({ ...history, undo: null }, null, 7)).toBeNull();
  });

  it('is not known while the history is behind the match, or behind what this page was answered', () => {
    expect(newestStep(history, null, 8)).toBe('late');
    expect(newestStep(history, null, 6)).toEqual(asked('2.', 7));
    expect(newestStep(undefined, null, 0)).toBe('late');
  });
});

describe('the step that a window of undo asks about', () => {
  it('is known once the history has come, though the window opened before', () => {
    expect(stillAsked('late', 'late')).toBe('late');
    expect(stillAsked('late', asked('2.', 7))).toEqual(asked('2.', 7));
    expect(stillAsked('late', null)).toBeNull();
  });

  it('stands while it is the newest, whatever goes along and becomes of the score', () => {
    const first = asked('2.', 7);
    expect(stillAsked(first, asked('2.', 7))).toBe(first);
    expect(stillAsked(first, 'late')).toBe(first);
    const now = { step: { ...step('2.'), with: ['2...'], now: { white: 6, black: 0 } }, version: 8 };
    expect(stillAsked(first, now)).toBe(now);
  });

  it('is void once somebody else took it back or made another', () => {
    const first = asked('2.', 7);
    expect(stillAsked(first, asked('1...', 8))).toBeNull();
    expect(stillAsked(first, asked('2...', 8))).toBeNull();
    expect(stillAsked(first, { step: step('2.', '1:d4'), version: 8 })).toBeNull();
    expect(stillAsked(first, { step: step('2.', '1:e4', 'claim'), version: 8 })).toBeNull();
    expect(stillAsked(first, null)).toBeNull();
  });
});
