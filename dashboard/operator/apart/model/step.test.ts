import type { HistoryView } from 'chess-match/client';
import { expect, it } from 'vitest';
import { stepOf } from './step';

const score = { white: 0, black: 0 };
const fact = (...along: string[]): NonNullable<HistoryView['undo']> => ({
  label: '7A',
  kind: 'turn',
  line: 'A:Nf3',
  reasonDue: false,
  count: 1,
  with: along,
  now: score,
  then: score,
});
const history = (undo: HistoryView['undo'], redo: HistoryView['redo'] = null): HistoryView => ({
  version: 7,
  undo,
  redo,
  threads: [{ thread: 'A', undo, redo }],
});

it.each([
  ['of this board is at once', history(fact('7a')), 'undo', 7, 'at-once'],
  ['that reaches the other board is asked', history(fact('7b')), 'undo', 7, 'ask'],
  ['is nothing where nothing was played', history(null), 'undo', 7, null],
  ['is nothing before the history has come', undefined, 'undo', 7, null],
  ['that the page does not know yet is asked', history(fact()), 'undo', 8, 'ask'],
  ['that the page does not know yet is asked, the first of all too', history(null), 'undo', 8, 'ask'],
  ['back from what is no move is asked, for its reason', history({ ...fact(), reasonDue: true }), 'undo', 7, 'ask'],
  ['forth is at once', history(null, fact()), 'redo', 7, 'at-once'],
  ['forth that reaches the other board is asked', history(null, fact('7b')), 'redo', 7, 'ask'],
] as const)('a step %s', (_, known, way, due, how) => {
  expect(stepOf(known, 'A', way, due, (label) => label.slice(-1).toUpperCase())).toBe(how);
});
