import { describe, expect, it } from 'vitest';
import { copyOf, foundMatch, MATCH, rescueView } from '../testing/views';
import { cardsOf, recommendedOf, waysOf, type Lost } from './ways';

const CONFIRMED = { version: 40, commits: 90, atMs: 4_000, match: MATCH, matchId: 'm1', turn: '8. White', turns: 14 };
const behind = (turns: number, version: number, commits = 90) =>
  rescueView({
    confirmed: CONFIRMED,
    found: { version, commits, entries: version, lastEntryAtMs: 2_000, matches: [foundMatch({ turns })] },
  });

describe('what playing on loses', () => {
  const other = { code: 'journal/other', level: 'alarm', params: { entry: 40 } } as const;
  const cases: readonly (readonly [string, ReturnType<typeof rescueView>, Lost])[] = [
    ['the last turns', behind(6, 20), { kind: 'turns', count: 8, from: 7, to: 14 }],
    ['one turn', behind(13, 39), { kind: 'turns', count: 1, from: 14, to: 14 }],
    ['all turns of a match that is there', behind(0, 1), { kind: 'turns', count: 14, from: 1, to: 14 }],
    ['nothing', behind(14, 40), { kind: 'nothing' }],
    ['entries that were no turns', behind(14, 37), { kind: 'entries', count: 3 }],
    ['what had been taken back', behind(16, 38), { kind: 'undos', count: 2 }],
    [
      'entries behind the last turn that cannot be read',
      rescueView({
        confirmed: CONFIRMED,
        found: {
          version: 40,
          commits: 90,
          entries: 40,
          lastEntryAtMs: 2_000,
          matches: [foundMatch({ turns: 14, entries: 38, damagedAt: 39 })],
        },
      }),
      { kind: 'entries', count: 2 },
    ],
    ['what was done on air', behind(14, 40, 88), { kind: 'show', count: 2 }],
    ['nobody knows what, in another journal', { ...behind(14, 40), findings: [other] }, { kind: 'other' }],
    ['nobody knows what, without a witness', { ...behind(14, 40), confirmed: null }, { kind: 'unknown' }],
    [
      'the match, where another one is open',
      rescueView({
        confirmed: CONFIRMED,
        found: {
          version: 5,
          commits: 9,
          entries: 5,
          lastEntryAtMs: 1,
          matches: [foundMatch({ matchId: 'm2', turns: 30 })],
        },
      }),
      { kind: 'match' },
    ],
    [
      'the match, where not even its beginning can be read',
      rescueView({
        confirmed: CONFIRMED,
        found: {
          version: 5,
          commits: 9,
          entries: 5,
          lastEntryAtMs: 1,
          matches: [foundMatch({ turns: null, damagedAt: 1 })],
        },
      }),
      { kind: 'match' },
    ],
    [
      'nothing, where no match was open',
      rescueView({
        confirmed: { ...CONFIRMED, match: null, matchId: null, turn: '', turns: 0 },
        found: { version: 40, commits: 90, entries: 40, lastEntryAtMs: 1, matches: [] },
      }),
      { kind: 'nothing' },
    ],
  ];
  it.each(cases)('%s', (_, view, lost) => {
    expect(waysOf(view).find(({ id }) => id === 'play')?.lost).toEqual(lost);
  });

  /** Teams with the longest names there may be, and the match as the note beside the journal has it. */
  const long = { white: 'Б'.repeat(80), black: 'Ч'.repeat(80) };
  const cut = `${long.white} — ${long.black}`.slice(0, 120);
  const played = (matchId: string | null, match: string, found: Parameters<typeof foundMatch>[0]): Lost | undefined =>
    waysOf({ ...behind(14, 40), confirmed: { ...CONFIRMED, match, matchId }, found: foundWith(found) }).find(
      ({ id }) => id === 'play',
    )?.lost;
  const foundWith = (match: Parameters<typeof foundMatch>[0]) => ({
    version: 40,
    commits: 90,
    entries: 40,
    lastEntryAtMs: 1,
    matches: [foundMatch({ turns: 14, ...match })],
  });

  it('is told of names too long for the note beside the journal, too', () => {
    expect(played('m1', cut, long)).toEqual({ kind: 'nothing' });
  });

  it('is told of teams that were named anew, and not by another match of the same teams', () => {
    expect(played('m1', 'Reds — Blues', { white: 'Red Hats' })).toEqual({ kind: 'nothing' });
    expect(played('m1', 'Reds — Blues', { matchId: 'rehearsal' })).toEqual({ kind: 'match' });
  });

  it('goes by the names where a note of an earlier release has nothing else', () => {
    expect(played(null, cut, long)).toEqual({ kind: 'nothing' });
    expect(played(null, 'Reds — Blues', {})).toEqual({ kind: 'nothing' });
    expect(played(null, 'Reds — Blue', {})).toEqual({ kind: 'match' });
    expect(played(null, cut, { ...long, white: 'Б'.repeat(79) })).toEqual({ kind: 'match' });
  });
});

describe('the order of the ways', () => {
  const copies = (...given: readonly Parameters<typeof copyOf>[0][]) => given.map((copy) => copyOf(copy));
  const order = (view: ReturnType<typeof rescueView>): readonly string[] => waysOf(view).map(({ id }) => id);

  it('begins with what keeps the most turns', () => {
    const view = {
      ...behind(6, 20),
      copies: copies({ file: 'a', turns: 5, version: 18 }, { file: 'b', turns: 14, version: 40, commits: 90 }),
    };
    expect(order(view)).toEqual(['copy:b', 'play', 'copy:a', 'empty']);
  });

  it('takes the newest of those that keep as many', () => {
    const view = {
      ...behind(6, 20),
      copies: copies(
        { file: 'old', turns: 6, version: 20, atMs: 1_000 },
        { file: 'new', turns: 6, version: 20, atMs: 3_000 },
      ),
    };
    expect(order(view)).toEqual(['copy:new', 'play', 'copy:old', 'empty']);
  });

  it('takes what lacks less besides its turns before what is newer', () => {
    const view = {
      ...behind(14, 38),
      copies: copies(
        { file: 'late', turns: 14, version: 35, atMs: 9_000 },
        { file: 'whole', turns: 14, version: 40, commits: 90, atMs: 1 },
      ),
    };
    expect(order(view)).toEqual(['copy:whole', 'play', 'copy:late', 'empty']);
  });

  it('takes what lacks less of what was done on air, and never says of an older copy that it loses nothing', () => {
    const view = {
      ...behind(14, 40, 88),
      copies: copies(
        { file: 'nightly', turns: 14, version: 40, commits: 60, atMs: 9_000 },
        { file: 'late', turns: 14, version: 40, commits: 89, atMs: 1 },
      ),
    };
    expect(waysOf(view).map(({ id, lost }) => [id, lost])).toEqual([
      ['copy:late', { kind: 'show', count: 1 }],
      ['play', { kind: 'show', count: 2 }],
      ['copy:nightly', { kind: 'show', count: 30 }],
      ['empty', { kind: 'match' }],
    ]);
  });

  it('counts no turns of another match, and none that nobody confirmed', () => {
    const view = {
      ...behind(20, 60),
      findings: [{ code: 'journal/other', level: 'alarm' as const, params: { entry: 40 } }],
      copies: copies(
        { file: 'elsewhere', match: 'Greens — Greys', matchId: 'm9', turns: 90, version: 90 },
        { file: 'own', turns: 3, version: 9 },
      ),
    };
    expect(order(view)[0]).toBe('copy:own');
  });

  it('puts what is closed behind what is open, and nothing at all last', () => {
    const view = rescueView({
      confirmed: CONFIRMED,
      found: null,
      copies: copies({ file: 'bad', turns: null, readable: false }, { file: 'small', turns: 1, version: 3 }),
    });
    expect(order(view)).toEqual(['copy:small', 'copy:bad', 'play', 'empty']);
    expect(waysOf(view).map(({ isOpen }) => isOpen)).toEqual([true, false, false, true]);
  });

  it('advises to begin with nothing only where nothing else is open', () => {
    expect(recommendedOf(waysOf(behind(1, 2)))?.id).toBe('play');
    expect(recommendedOf(waysOf(rescueView({ confirmed: CONFIRMED, found: null })))?.id).toBe('empty');
  });

  it('has cards for playing on, the best copy and nothing', () => {
    const view = {
      ...behind(6, 20),
      copies: copies(
        { file: 'a', turns: 5, version: 18 },
        { file: 'b', turns: 14, version: 40, commits: 90 },
        { file: 'c', turns: 1 },
      ),
    };
    expect(cardsOf(waysOf(view)).map(({ id }) => id)).toEqual(['copy:b', 'play', 'empty']);
  });
});
