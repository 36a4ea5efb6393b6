import { describe, expect, it } from 'vitest';
import { announce, type Announcement } from '../../games/business/key-change/announcements';
import { reportOf } from './report';

interface Seen {
  readonly on: boolean;
  readonly facts: readonly string[];
}

const VETO: Announcement = announce({ kind: 'veto', id: 'veto', side: 'white', isForBoth: true });
const standing = ({ facts }: Seen): ReadonlySet<string> => new Set(facts);
const seen = (on: boolean, ...facts: readonly string[]): Seen => ({ on, facts });
const drawn = (id: number, current: Seen, before: Seen | null, ...steps: readonly Announcement[]) => ({
  current,
  motion: { id, before, steps },
});
const QUIET = drawn(1, seen(true), null);
const TOLD = drawn(2, seen(true, 'veto'), QUIET.current, VETO);

const said = (...[heard, now]: [ReturnType<typeof drawn> | null, ReturnType<typeof drawn>]) =>
  reportOf<Seen, Announcement>(heard, now, standing);

describe('what a picture says to the queue', () => {
  it('is what its motion brought, once, and what stands in it', () => {
    expect(said(null, QUIET)).toEqual({ kind: 'news', fresh: [], standing: new Set() });
    expect(said(QUIET, TOLD)).toEqual({ kind: 'news', fresh: [VETO], standing: new Set(['veto']) });
    expect(said(TOLD, TOLD)).toBeNull();
  });

  it('is what still stands where it brought nothing: what was taken back meanwhile must not stay', () => {
    const back = { ...TOLD, current: seen(true) };
    expect(said(TOLD, back)).toEqual({ kind: 'news', fresh: [], standing: new Set() });
    expect(said(back, back)).toBeNull();
  });

  it('off air is to leave where it was on air, to be gone where it was not, and then nothing more', () => {
    const off = drawn(3, seen(false), TOLD.current);
    expect(said(TOLD, off)).toEqual({ kind: 'leave' });
    expect(said(TOLD, drawn(3, seen(false), null))).toEqual({ kind: 'clear' });
    expect(said(off, { ...off, current: seen(false, 'veto') })).toBeNull();
  });
});
