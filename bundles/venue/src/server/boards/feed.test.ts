import { ONE_TEXT } from 'chess-match/client/turn';
import { describe, expect, it } from 'vitest';
import { feed, NOTHING_SAID, type Said } from './feed';
import type { Entry, Post } from './ground';
import type { Reading } from './judge';

const ALIKE: Reading = { kind: 'alike' };
const made = (san: string): Reading => ({ kind: 'move', san });
const behind = (moves: number): Reading => ({ kind: 'behind', moves, squares: ['e2'] });
const UNDERWAY: Reading = { kind: 'underway', squares: ['e2'] };

const postWith = (own: Pick<Entry, 'made' | 'drafted' | 'isDecided'>, turn: string): Post => {
  const entry: Entry = {
    team: 'white',
    thread: null,
    grammar: ONE_TEXT,
    line: '',
    version: 1,
    ...own,
    withMove: (line, san) => `${line} ${san}`,
    back: (line, moves) => `${line} to ${moves}`,
  };
  return { of: null, ground: { path: [], pieces: {}, moves: [], toMove: 'white' }, turn, entry };
};
/** A turn on whose line stands one move at most. */
const postOf = (drafted: string | null, { isDecided = false, turn = 'm:0' } = {}): Post =>
  postWith({ made: [], drafted, isDecided }, turn);
const seriesOf = (...moves: readonly string[]): Post =>
  postWith({ made: moves, drafted: null, isDecided: false }, 'm:0');

const said = (...moves: readonly string[]): Said => ({ turn: 'm:0', moves });
/** What becomes of "line"; null: nothing. */
const fed = (...parts: Parameters<typeof feed>): string | null => feed(...parts).change?.('line') ?? null;

describe('what a wooden board says', () => {
  it('goes onto the line, once', () => {
    const first = feed(NOTHING_SAID, postOf(null), made('e4'), true);
    expect([first.said, first.change?.('line')]).toEqual([said('e4'), 'line e4']);
    expect(fed(first.said, postOf('e4'), made('e4'), true)).toBeNull();
    expect(fed(NOTHING_SAID, postOf('e4'), made('e4'), true)).toBeNull();
  });

  it('is taken back with the piece, and made another', () => {
    expect(feed(said('e4'), postOf('e4'), ALIKE, true).said).toEqual(said());
    expect(fed(said('e4'), postOf('e4'), ALIKE, true)).toBe('line to 0');
    expect(fed(said('e4'), postOf('e4'), made('d4'), true)).toBe('line d4');
  });

  it('is nothing while hands are at it', () => {
    expect(feed(said('e4'), postOf('e4'), UNDERWAY, true)).toEqual({ said: said('e4'), change: null });
  });

  it('gives way to what was typed meanwhile, until the board moves again', () => {
    expect(fed(said('e4'), postOf('d4'), made('e4'), false)).toBeNull();
    expect(fed(said('e4'), postOf('d4'), made('e4'), true)).toBeNull();
    // Put back: what was typed is not the board's to take away.
    expect(feed(said('e4'), postOf('d4'), ALIKE, true)).toEqual({ said: said(), change: null });
    expect(fed(said(), postOf('d4'), made('Nf3'), true)).toBe('line Nf3');
  });

  it('fills what nobody typed where the move was made ahead, and nothing else', () => {
    expect(feed(said('e4'), postOf(null, { turn: 'm:2' }), made('Nf3'), false).said.turn).toBe('m:2');
    expect(fed(said('e4'), postOf(null, { turn: 'm:2' }), made('Nf3'), false)).toBe('line Nf3');
    expect(fed(NOTHING_SAID, postOf('d4'), made('Nf3'), false)).toBeNull();
    expect(fed(NOTHING_SAID, postOf(null, { isDecided: true }), made('Nf3'), false)).toBeNull();
    expect(fed(NOTHING_SAID, postOf(null, { isDecided: true }), made('Nf3'), true)).toBe('line Nf3');
  });

  it('is nothing while another side is to move or the operator enters', () => {
    expect(feed(NOTHING_SAID, { ...postOf(null), entry: null }, made('e4'), true)).toEqual({
      said: said(),
      change: null,
    });
  });
});

describe('what a wooden board says of a series', () => {
  it('is its next move, and stays where the board stands as the series does', () => {
    expect(fed(NOTHING_SAID, seriesOf(), made('e4'), true)).toBe('line e4');
    expect(fed(said('e4'), seriesOf('e4'), made('e5'), true)).toBe('line e5');
    expect(feed(said('e4'), seriesOf('e4'), ALIKE, true)).toEqual({ said: said('e4'), change: null });
  });

  it('is taken back with the pieces, one move or several', () => {
    expect(feed(said('e4', 'e5'), seriesOf('e4', 'e5'), behind(1), true).said).toEqual(said('e4'));
    expect(fed(said('e4', 'e5'), seriesOf('e4', 'e5'), behind(1), true)).toBe('line to 1');
    expect(fed(said('e4', 'e5'), seriesOf('e4', 'e5'), behind(0), true)).toBe('line to 0');
  });

  it('takes nothing away that was entered at a screen, and catches up with it', () => {
    expect(fed(said('e4'), seriesOf('e4', 'e5'), behind(1), true)).toBeNull();
    expect(fed(said('e4', 'e5'), seriesOf('e4', 'e5', 'e6'), behind(1), true)).toBeNull();
    expect(feed(said('e4'), seriesOf('e4', 'e5', 'e6'), behind(2), true)).toEqual({
      said: said('e4', 'e5'),
      change: null,
    });
  });

  it('puts nothing in again that was taken back at the screen', () => {
    expect(fed(said('e4', 'e5'), seriesOf('e4'), made('e5'), false)).toBeNull();
    expect(fed(said('e4', 'e5'), seriesOf('e4'), made('d4'), true)).toBe('line d4');
  });
});
