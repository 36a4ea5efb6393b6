import { describe, expect, it } from 'vitest';
import { feed, isSaidStill, NOTHING_SAID, type Said } from './feed';
import type { Entry, Post } from './ground';
import type { Reading } from './judge';

const ALIKE: Reading = { kind: 'alike' };
const made = (san: string): Reading => ({ kind: 'move', san });
const UNDERWAY: Reading = { kind: 'underway', squares: ['e2'] };

/** A turn on whose line stands one move at most. */
const postOf = (drafted: string | null, { isDecided = false, turn = 'm:0' } = {}): Post => {
  const entry: Entry = {
    ...{ team: 'white', thread: null, line: drafted ?? '', version: 1, drafted, isDecided },
    withMove: (san) => `line ${san}`,
    withoutMove: () => 'line',
  };
  return { of: null, ground: { pieces: {}, moves: [], toMove: 'white' }, turn, entry };
};
const said = (san: string | null): Said => ({ turn: 'm:0', san });

describe('what a wooden board says', () => {
  it('goes onto the line, once', () => {
    const first = feed(NOTHING_SAID, postOf(null), made('e4'), true);
    expect(first).toEqual({ said: said('e4'), line: 'line e4' });
    expect(feed(first.said, postOf('e4'), made('e4'), true).line).toBeNull();
    expect(feed(NOTHING_SAID, postOf('e4'), made('e4'), true).line).toBeNull();
  });

  it('is taken back with the man, and made another', () => {
    expect(feed(said('e4'), postOf('e4'), ALIKE, true)).toEqual({ said: said(null), line: 'line' });
    expect(feed(said('e4'), postOf('e4'), made('d4'), true)).toEqual({ said: said('d4'), line: 'line d4' });
  });

  it('is nothing while hands are at it', () => {
    expect(feed(said('e4'), postOf('e4'), UNDERWAY, true)).toEqual({ said: said('e4'), line: null });
  });

  it('gives way to what was typed meanwhile, until the board moves again', () => {
    expect(feed(said('e4'), postOf('d4'), made('e4'), false).line).toBeNull();
    expect(feed(said('e4'), postOf('d4'), made('e4'), true).line).toBeNull();
    // Put back: what was typed is not the board's to take away.
    expect(feed(said('e4'), postOf('d4'), ALIKE, true)).toEqual({ said: said(null), line: null });
    expect(feed(said(null), postOf('d4'), made('Nf3'), true).line).toBe('line Nf3');
  });

  it('fills what nobody typed where the move was made ahead, and nothing else', () => {
    expect(feed(said('e4'), postOf(null, { turn: 'm:2' }), made('Nf3'), false)).toEqual({
      ...{ said: { turn: 'm:2', san: 'Nf3' }, line: 'line Nf3' },
    });
    expect(feed(NOTHING_SAID, postOf('d4'), made('Nf3'), false).line).toBeNull();
    expect(feed(NOTHING_SAID, postOf(null, { isDecided: true }), made('Nf3'), false).line).toBeNull();
    expect(feed(NOTHING_SAID, postOf(null, { isDecided: true }), made('Nf3'), true).line).toBe('line Nf3');
  });

  it('is over what the board said itself, and not over what was typed or decided meanwhile', () => {
    expect(isSaidStill(said('e4'), postOf('e4'))).toBe(true);
    expect(isSaidStill(said('e4'), postOf('d4'))).toBe(false);
    expect(isSaidStill(said('e4'), postOf('e4', { turn: 'm:2' }))).toBe(false);
    expect(isSaidStill(said(null), postOf(null, { isDecided: true }))).toBe(false);
  });

  it('is nothing while another side is to move or the operator enters', () => {
    expect(feed(NOTHING_SAID, { ...postOf(null), entry: null }, made('e4'), true)).toEqual({
      ...{ said: said(null), line: null },
    });
  });
});
