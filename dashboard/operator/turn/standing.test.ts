import { describe, expect, it } from 'vitest';
import { standingOf } from './standing';

const entry = (kind: Parameters<typeof standingOf>[2][number]['kind'], what = '', reason = '') => ({
  kind,
  what,
  reason,
});
const stop = entry('clockStopped', '', 'a dispute');
const playing = { status: 'playing', ply: 12 } as const;
const stands = { running: false };

describe('since when the clocks stand', () => {
  it('is the undo that they were stopped for, whatever was decided since', () => {
    const entries = [entry('clockStarted'), stop, entry('undone', '7.'), entry('warning', 'Petrov')];
    expect(standingOf(playing, stands, entries)).toEqual({ since: 'undo', turn: '7.' });
    expect(standingOf(playing, stands, [stop, entry('takenBack', '7., 7...')])).toMatchObject({ turn: '7., 7...' });
  });

  it('is the stop with its reason', () => {
    expect(standingOf(playing, stands, [entry('undone', '7.'), stop])).toEqual({ since: 'stop', reason: 'a dispute' });
    expect(standingOf(playing, stands, [])).toEqual({ since: 'stop', reason: '' });
  });

  it('is nothing while a clock runs, before the first turn, and after the last', () => {
    expect(standingOf(playing, { running: true }, [stop])).toBeNull();
    expect(standingOf({ ...playing, ply: 0 }, stands, [stop])).toBeNull();
    expect(standingOf({ ...playing, status: 'over' }, stands, [stop])).toBeNull();
  });
});
