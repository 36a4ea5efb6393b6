import type { DraftView } from '@schemas/draft';
import { expect, it } from 'vitest';
import { stepsMade } from './steps';

const draftOf = (...texts: readonly string[]): Pick<DraftView, 'items'> => ({
  items: texts.map((text) => {
    const problem = text.startsWith('?') ? { code: 'move/illegal', params: {}, rule: null, item: text } : null;
    return { text, kind: 'move', board: 1, problem };
  }),
});

it('counts the words of a line that are moves, up to the first that is none', () => {
  expect([draftOf(), draftOf('e4', 'd4'), draftOf('e4', '?Ke9', 'd4')].map(stepsMade)).toEqual([0, 2, 1]);
});
