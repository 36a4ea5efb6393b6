import { expect, it } from 'vitest';
import { COMMON_SUGGESTION_WORDS } from './commonSuggestionWords';

const ABOUT = { who: 'WHO', board: 'BOARD', other: '', amount: 3, text: 'TEXT' };

it.each(Object.entries(COMMON_SUGGESTION_WORDS))(
  'a turn on all boards is told without any: %s',
  (_, { turningPoint }) => {
    const [on, nowhere] = [turningPoint.said(ABOUT), turningPoint.said({ ...ABOUT, board: '' })];
    expect(on.startsWith(nowhere)).toBe(true);
    expect([on, nowhere]).toEqual([expect.stringMatching(/BOARD$/), expect.stringMatching(/WHO$/)]);
  },
);

it.each(Object.entries(COMMON_SUGGESTION_WORDS))(
  'a mark is told by what was written, or alone: %s',
  (_, { marked }) => {
    expect(marked.said(ABOUT)).toContain('TEXT');
    expect(marked.said({ ...ABOUT, text: '' })).toMatch(/^\p{Lu}[\p{L} ]+$/u);
  },
);
