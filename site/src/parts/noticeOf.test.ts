import { describe, expect, it } from 'vitest';
import { en } from '../words/en';
import { noticeOf } from './noticeOf';

describe('what is said in the place of a match', () => {
  it('is that one which was asked for is gone only where that is known, and else that it is asked for', () => {
    expect(noticeOf('gone', true, en)).toEqual({ title: en.gone, help: en.goneHelp });
    expect(noticeOf('failed', true, en)).toEqual({ title: en.lost, help: null });
    expect(noticeOf('asked', true, en)).toEqual({ title: en.connecting, help: null });
  });

  it('is that none is open where none was asked for, as soon as that is known', () => {
    expect(noticeOf(null, true, en)).toEqual({ title: en.noMatch, help: en.noMatchHelp });
    expect(noticeOf(null, false, en)).toEqual({ title: en.connecting, help: null });
  });
});
