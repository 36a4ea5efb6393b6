import type { ShowView } from '@schemas/show';
import { describe, expect, it } from 'vitest';
import { viewProblem } from '../match/publish/viewProblem';
import { airView, previewView } from './airView';
import { emptyShow } from './emptyShow';

const BEGINNING = emptyShow();
const NOTED: ShowView['rundown']['items'][number] = {
  id: 'i',
  kind: 'other',
  title: 'SECRET',
  notes: 'SECRET',
  alone: false,
  airs: [],
};
const cue = { on: true, content: { text: 'SECRET', untilMs: null } };
/** A show of which nothing is on air that was not at the beginning, and everything else is there. */
const PREPARED: ShowView = {
  ...BEGINNING,
  version: 9,
  isProposed: true,
  graphics: { ...BEGINNING.graphics, break: { ...BEGINNING.graphics.break, cue, cues: 4 } },
  follows: [{ graphic: 'boards', on: false }],
  rundown: { ...BEGINNING.rundown, version: 3, items: [NOTED], cued: 'i' },
  returnAtMs: 5,
};
const changed = (what: 'take' | 'clear'): ShowView => ({
  ...PREPARED,
  undo: { what, graphics: [{ graphic: 'stinger', now: true, then: false }] },
});

describe('what is on air', () => {
  it('is the same whatever is prepared, by value and by number', () => {
    expect(airView(PREPARED)).toEqual(airView(BEGINNING));
    expect(viewProblem('air', airView(PREPARED))).toBeNull();
  });

  it('tells what the last take turned on or off, and of no other change', () => {
    expect([airView(changed('take')).taken, airView(changed('clear')).taken]).toEqual([['stinger'], []]);
  });

  it('is in a preview what is cued, and else what is on air', () => {
    const { version, graphics } = previewView(PREPARED);
    expect([version, graphics.break]).toEqual([9, { ...cue, takes: 0 }]);
    expect({ ...graphics, break: null }).toEqual({ ...airView(BEGINNING).graphics, break: null });
  });
});
