import { describe, expect, it } from 'vitest';
import { choiceFrom, choiceText, isChosen } from './boardChoice';

const THREADS = ['A', 'B'];

describe('which boards are entered at a page', () => {
  it('takes the address before what was chosen last, and all boards where neither names one', () => {
    expect(choiceFrom('?standalone=true&board=B', 'A', THREADS)).toEqual({ thread: 'B' });
    expect(choiceFrom('?board=b', null, THREADS)).toEqual({ thread: 'B' });
    expect(choiceFrom('', 'A', THREADS)).toEqual({ thread: 'A' });
    expect(choiceFrom('?board=both', 'A', THREADS)).toBe('both');
    expect(choiceFrom('?board=C', null, THREADS)).toBe('both');
  });

  it('is kept as it is read', () => {
    for (const kept of ['both', 'A', 'B']) expect(choiceText(choiceFrom('', kept, THREADS))).toBe(kept);
  });

  it('holds every board for both', () => {
    expect(THREADS.map((thread) => isChosen('both', thread))).toEqual([true, true]);
    expect(THREADS.map((thread) => isChosen({ thread: 'A' }, thread))).toEqual([true, false]);
  });
});
