import { expect, test } from 'vitest';
import type { Actual } from '../diff';
import { isManualOverride, type Before } from './override';

const actual = (programScene: string, previewScene: string | null): Actual => ({
  programScene,
  previewScene,
  studioMode: previewScene !== null,
  scenes: ['White', 'Black', 'Break'],
  names: {},
  transitioning: false,
  collection: 0,
});

/** Black is prepared for the director to take; the break was on program before White. */
const KNOWN: Before = { prepared: 'Black', formerProgram: 'Break' };

test.each([
  ['another program without studio mode', actual('White', null), actual('Black', null), true],
  ['what we prepared, taken', actual('White', 'Black'), actual('Black', 'Black'), false],
  ['another program than what we prepared', actual('White', 'Black'), actual('Break', 'Black'), true],
  ['the former program put into the preview', actual('Black', 'Black'), actual('Black', 'Break'), false],
  ['the program put into the preview', actual('White', 'Black'), actual('White', 'White'), false],
  ['what we prepared, back in the preview after it', actual('White', 'Break'), actual('White', 'Black'), false],
  ['a third scene in the preview', actual('White', 'Black'), actual('White', 'Result'), true],
])('%s', (_case, before, now, isOverride) => {
  expect(isManualOverride(before, now, KNOWN)).toBe(isOverride);
});
