import { describe, expect, it } from 'vitest';
import { random } from '../../common/random';
import { inReserve } from '../../chess/position';
import { decide } from './decide';
import type { Event } from './events';
import { evolve } from './evolve';
import { BOARDS, type BoardId } from './seats';
import type { State } from './state';
import { fits, takenBackWith as takenBack, type Entry } from './takenBackWith';
import { decided, matchOn, newMatch, T0 } from '../testing/play';
import { randomMatch } from '../testing/randomMatch';

const entriesOf = (events: readonly Event[]): readonly Entry[] =>
  events.map((event, index) => ({ seq: index + 1, event }));

/** The journal of a line "A:e4 B:d4", one entry a move from seq 1 on. */
const journal = (line: string, begun: State = newMatch()) => {
  const events: Event[] = [];
  let state = begun;
  for (const word of line.split(' ')) {
    const [board, text = ''] = word.split(':');
    const made = decided(state, { type: 'press', board: board === 'A' ? 'A' : 'B', text }, T0);
    events.push(...made);
    state = made.reduce(evolve, state);
  }
  return entriesOf(events);
};

const takenBackWith = (entries: readonly Entry[], seq: number, initial: State = newMatch()) =>
  takenBack({ initial, entries }, seq);

describe('what has to be taken back with a move', () => {
  it('a move alone on its board: nothing else', () => {
    expect(takenBackWith(journal('A:e4 B:d4'), 1)).toEqual([1]);
  });

  it('S1 all that followed on the same board, nothing of the other', () => {
    expect(takenBackWith(journal('A:e4 B:d4 A:e5 B:d5 A:Nf3'), 3)).toEqual([3, 5]);
  });

  it('S2 the partner’s drop of what was then never taken, with all after it', () => {
    const entries = journal('A:e4 A:d5 A:exd5 B:e4 B:P@e5 B:Nf3 A:Nf6');
    expect(takenBackWith(entries, 3)).toEqual([3, 5, 6, 7]);
    expect(takenBackWith(entries, 7)).toEqual([7]);
    expect(takenBackWith(entries, 5)).toEqual([5, 6]);
  });

  it('S2 another of the same type does as well: one of two pawns taken is enough for one drop', () => {
    const entries = journal('A:e4 A:d5 A:exd5 B:e4 B:P@e5 A:c6 A:dxc6');
    expect(takenBackWith(entries, 7)).toEqual([7]);
    expect(takenBackWith(entries, 3)).toEqual([3, 5, 6, 7]);
  });

  it('S2 a piece given later does not stand in for one dropped before', () => {
    const entries = journal('A:e4 A:d5 A:exd5 B:e4 B:P@e5 A:Qxd5 A:Nc3 A:Qxg2');
    expect(takenBackWith(entries, 3)).toContain(5);
  });

  it('and back across the boards: what the moves taken back there had given here', () => {
    // A gives B a pawn, B drops it and takes with it, A drops what that gave.
    const entries = journal('B:e4 A:e4 A:d5 A:exd5 B:P@d5 B:h3 B:dxe4 A:a6 A:P@e6 A:h6');
    expect(takenBackWith(entries, 4)).toEqual([4, 5, 6, 7, 8, 9, 10]);
    expect(takenBackWith(entries, 7)).toEqual([7, 9, 10]);
    expect(takenBackWith(entries, 6)).toEqual([6, 7, 9, 10]);
  });

  it('an end that came after stands on what was there before it', () => {
    const end = { result: 'second', reason: 'resignation', at: [], atMs: T0 } as const;
    const entries = [
      ...journal('A:e4 B:e4'),
      { seq: 3, event: { type: 'resigned', team: 'first', end, atMs: T0 } } as const,
    ];
    expect(takenBackWith(entries, 2)).toEqual([2, 3]);
  });

  it('S9 a mate that counted with one at the same moment goes with that one, not the other way round', () => {
    const mating = '6rk/6pp/8/8/8/8/8/4K3[N] w - - 0 1';
    const begun = matchOn({ A: mating, B: mating });
    const entries = journal('A:N@f7 B:N@f7', begun);
    expect(takenBackWith(entries, 1, begun)).toEqual([1, 2]);
    expect(takenBackWith(entries, 2, begun)).toEqual([2]);
  });

  it('what is no move takes nothing with it', () => {
    const entries: readonly Entry[] = [{ seq: 1, event: { type: 'clocksStarted', atMs: T0 } }];
    expect(takenBackWith(entries, 1)).toEqual([]);
    expect(takenBackWith(entries, 9)).toEqual([]);
  });

  it('a reserve the arbiter has set counts from there on', () => {
    const set: Event = {
      type: 'reserveCorrected',
      board: 'B',
      side: 'black',
      piece: 'p',
      count: 3,
      reason: '',
      atMs: T0,
    };
    const events = journal('A:e4 A:d5 A:exd5 B:e4 B:P@e5').map(({ event }) => event);
    const entries = entriesOf([...events.slice(0, 4), set, ...events.slice(4)]);
    expect(takenBackWith(entries, 3)).toEqual([3]);
  });

  it('a board the arbiter has set is taken back with the moves before it, with the reserves it set', () => {
    const begun = newMatch();
    const position = { ...begun.boards.B.position, reserve: { white: {}, black: { p: 1 } } };
    const set: Event = { type: 'positionCorrected', board: 'B', position, reason: '', atMs: T0 };
    const drop = journal('A:e4 A:d5 A:exd5 B:e4 B:P@e5').map(({ event }) => event);
    const entries = entriesOf([...drop.slice(0, 3), set, ...drop.slice(3)]);
    expect(takenBackWith(entries, 3)).toEqual([3]);
    expect(takenBackWith(entriesOf([...drop.slice(0, 4), set, ...drop.slice(4)]), 4)).toEqual([4, 5, 6]);
  });
});

describe('what else goes with a move', () => {
  const atMs = T0;
  const end = { result: 'first', reason: 'flag', at: [], atMs } as const;
  const SINCE: readonly Event[] = [
    { type: 'flagFell', board: 'A', side: 'black', end, atMs },
    { type: 'drawAgreed', end: { ...end, result: 'draw', reason: 'agreement' }, atMs },
    { type: 'aborted', reason: '', end: { ...end, result: null, reason: 'aborted' }, atMs },
    { type: 'moveDemanded', team: 'first', board: 'B', atMs },
    { type: 'punished', board: 'A', side: 'white', penalty: 'game', ms: 0, reason: '', end, atMs },
  ];
  const KEPT: readonly Event[] = [
    { type: 'punished', board: 'A', side: 'white', penalty: 'warning', ms: 0, reason: '', end: null, atMs },
    { type: 'clocksStarted', atMs },
    { type: 'drawOffered', team: 'first', atMs },
  ];
  const withLast = (event: Event) => entriesOf([...journal('A:e4 B:e4').map((entry) => entry.event), event]);

  it.each(SINCE.map((event) => [event.type, event] as const))('S8 S13 after it: %s', (_, event) => {
    expect(takenBackWith(withLast(event), 2)).toEqual([2, 3]);
  });

  it.each(KEPT.map((event) => [event.type, event] as const))('not what stands without it: %s', (_, event) => {
    expect(takenBackWith(withLast(event), 2)).toEqual([2]);
  });

  it('S1 a clock that was set on the same board stays set', () => {
    const set: Event = { type: 'clockSet', board: 'B', side: 'white', remainingMs: 1, reason: '', atMs };
    expect(takenBackWith(withLast(set), 2)).toEqual([2]);
  });

  it('S13 not what was demanded before it', () => {
    const [first, second] = journal('A:e4 B:e4').map((entry) => entry.event);
    if (first === undefined || second === undefined) throw new Error('no moves');
    const demanded: Event = { type: 'moveDemanded', team: 'first', board: 'B', atMs };
    expect(takenBackWith(entriesOf([first, demanded, second]), 3)).toEqual([3]);
  });

  it('S2 of a mate on the board only the mate itself', () => {
    const mating = matchOn({ A: '6rk/6pp/8/8/8/8/8/4K3[N] w - - 0 1', B: null });
    expect(takenBackWith(journal('B:e4 A:N@f7', mating), 1, mating)).toEqual([1]);
  });

  it('S2 a board that was set has nothing in its reserves but what it was set with, the other what it had', () => {
    const line = journal('A:e4 A:d5 A:exd5 B:e4 B:P@e5').map((entry) => entry.event);
    const bare = (board: BoardId): Event => {
      const position = { ...newMatch().boards[board].position, reserve: { white: {}, black: {} } };
      return { type: 'positionCorrected', board, position, reason: '', atMs };
    };
    const initial = newMatch();
    expect(fits({ initial, entries: entriesOf(line) })).toBe(true);
    expect(fits({ initial, entries: entriesOf([...line.slice(0, 4), bare('B'), ...line.slice(4)]) })).toBe(false);
    expect(fits({ initial, entries: entriesOf([...line.slice(0, 4), bare('A'), ...line.slice(4)]) })).toBe(true);
  });

  it('S4 pieces of other types do not stand in for one another', () => {
    const knight = matchOn({ A: null, B: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[n] w KQkq - 0 1' });
    const entries = journal('A:e4 A:d5 A:exd5 B:e4 B:P@e5', knight);
    expect(takenBackWith(entries, 3, knight)).toEqual([3, 5]);
  });
});

describe('over random matches', () => {
  const isMove = ({ event }: Entry): boolean => event.type === 'movePlayed';

  /** Plays on without the entries taken back; says what is refused, by seq. */
  const replayed = (
    begun: State,
    entries: readonly Entry[],
    without: ReadonlySet<number>,
  ): readonly (readonly [number, string])[] => {
    let state = begun;
    const refused: (readonly [number, string])[] = [];
    for (const { seq, event } of entries) {
      if (without.has(seq)) continue;
      if (event.type === 'movePlayed') {
        const again = decide(state, { type: 'press', board: event.board, text: event.san }, event.atMs);
        if (!again.ok) refused.push([seq, again.error.code]);
      }
      state = evolve(state, event);
    }
    return refused;
  };

  const boardOf = ({ event }: Entry): BoardId => (event.type === 'movePlayed' ? event.board : 'A');

  it('S2 what is left can be played, and nothing is taken back that could have been', { timeout: 120_000 }, () => {
    let across = 0;
    for (let seed = 1; seed <= 30; seed += 1) {
      const match = randomMatch(seed, 110);
      const entries = entriesOf(match.events);
      const from = random(seed);
      for (let tries = 0; tries < 4; tries += 1) {
        const target = from.pick(entries.filter(isMove));
        const back = new Set(takenBackWith(entries, target.seq));
        expect([seed, target.seq, replayed(match.initial, entries, back)]).toEqual([seed, target.seq, []]);
        const other = BOARDS.find((board) => board !== boardOf(target)) ?? 'B';
        const firstThere = entries.find((entry) => back.has(entry.seq) && isMove(entry) && boardOf(entry) === other);
        if (firstThere === undefined) continue;
        across += 1;
        const kept = new Set([...back].filter((seq) => seq !== firstThere.seq));
        const refused = replayed(match.initial, entries, kept);
        expect(refused[0]).toEqual([firstThere.seq, 'swedish/drop/not_in_reserve']);
      }
    }
    expect(across).toBeGreaterThan(15);
  });

  it('S2 no reserve ever falls below nothing', { timeout: 120_000 }, () => {
    for (let seed = 31; seed <= 40; seed += 1) {
      for (const { state } of randomMatch(seed, 80).steps)
        for (const board of BOARDS)
          for (const side of ['white', 'black'] as const)
            for (const type of ['p', 'n', 'b', 'r', 'q'])
              expect(inReserve(state.boards[board].position, side, type)).toBeGreaterThanOrEqual(0);
    }
  });
});
