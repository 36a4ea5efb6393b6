import { describe, expect, it } from 'vitest';
import { after, decided, newMatch, play, refused, T0 } from '../testing/play';
import type { Command } from './commands';
import { countSeries } from './count';
import type { Event } from './events';
import { options } from './options';
import { replayer } from './replayer';
import { gameIn, scoreOf, type State } from './state';
import { undoLabel } from './undoLabel';

const first = (state: State, command: Command): Event => {
  const [event] = decided(state, command);
  if (event === undefined) throw new Error(command.type);
  return event;
};
const press = (state: State, line: string): Event => first(state, { type: 'commitTurn', line });
const quiet = (): State => newMatch({ start: '4k3/8/8/8/8/8/8/R3K3 w - - 1', tenTurns: 'claim' });
const CLAIM = { type: 'decideClaim', board: 1, accepted: true, reason: 'r' } as const;
/** Ten quiet turns: kings and rook go about. */
const claimable = (): State => ({ ...quiet(), stand: { ...quiet().stand, quiet: 10 } });
const FEN = '4k3/8/8/8/8/8/4P3/4K3 w - - 1';

describe('what can be undone', () => {
  it('P1 a series by the number of its turn, with its moves', () => {
    expect(undoLabel(press(newMatch(), 'e4'))).toEqual({ label: '1.', kind: 'turn', line: 'e4' });
    expect(undoLabel(press(play(newMatch(), 'e4'), 'e5 d6'))).toEqual({ label: '2.', kind: 'turn', line: 'e5 d6' });
  });

  it('P7 a claim that was accepted, and a position that was set', () => {
    expect(undoLabel(first(claimable(), CLAIM))).toEqual({ label: '', kind: 'claim', line: '' });
    expect(undoLabel(first(claimable(), { ...CLAIM, accepted: false }))).toBeNull();
    const set = first(newMatch(), { type: 'correctPosition', board: 1, fen: FEN, reason: '' });
    expect(undoLabel(set)).toEqual({ label: '', kind: 'position', line: '' });
  });
});

describe('what may be done after a draft', () => {
  const may = (line: string, state = play(newMatch(), 'e4')) => options({ ...state, draft: line }, T0);

  it('P1 offers the next move until the series is whole', () => {
    expect(may('').next).toHaveLength(20);
    expect(may('e5').next.length).toBeGreaterThan(20);
    expect([may('e5 d6').next, may('e5 d6').instead, may('e5 d6').press]).toEqual([[], [], null]);
  });

  it('P1 offers what may stand instead of the first word that is wrong', () => {
    expect([may('e5 zz').next.length, may('e5 zz').instead.length > 20]).toEqual([0, true]);
  });

  it('offers nothing in a game that is over', () => {
    const over = after(play(newMatch(), 'e4'), { type: 'resignMatch', team: 'white' });
    expect(may('', over).next).toEqual([]);
    expect(may('', over).press?.code).toBe('progressive/game/over');
  });

  it('P7 tells whether quiet turns can be claimed', () => {
    expect(options(claimable(), T0).claim).toBeNull();
    expect(options(quiet(), T0).claim).toEqual(refused(quiet(), CLAIM));
  });
});

describe('points', () => {
  it('P8 are two halves for who won, one each for a draw, none for what was broken off', () => {
    const ended = (command: Command): unknown => scoreOf(after(newMatch(), command));
    expect(scoreOf(newMatch())).toEqual({ white: 0, black: 0 });
    expect(ended({ type: 'resignMatch', team: 'black' })).toEqual({ white: 2, black: 0 });
    expect(ended({ type: 'resignMatch', team: 'white' })).toEqual({ white: 0, black: 2 });
    expect(ended({ type: 'abortMatch', reason: '' })).toEqual({ white: 0, black: 0 });
    expect(scoreOf(after(claimable(), CLAIM))).toEqual({ white: 1, black: 1 });
  });
});

describe('a series made once more', () => {
  const again = (state: State, event: Event, line: string | null = null): unknown => {
    const made = replayer.replayTurn(state, state, event, line);
    if (!made.ok) return made.error.code;
    return made.value.type === 'turnPlayed' ? made.value.moves.map(({ san }) => san) : made.value.type;
  };
  const kept = (state: State, event: Event, was = state): Event | null =>
    replayer.replayOther(state, was, event, false);
  const white = (): State => play(newMatch(), 'e4', 'e5 d6');
  const over = (): State => after(newMatch(), { type: 'resignMatch', team: 'white' });

  it('P1 is the same pieces to the same squares, as they are written where the board stands now', () => {
    const made = press(white(), 'Nf3 d3 Nbd2');
    expect(again(white(), made)).toEqual(['Nf3', 'd3', 'Nbd2']);
    expect(again(play(newMatch(), 'd3', 'e5 d6'), made)).toBe('progressive/move/illegal');
    const rook = press(newMatch({ start: '7k/8/8/8/8/8/8/R3K3 w - - 1' }), 'Rb1');
    expect(again(newMatch({ start: '7k/8/8/8/8/8/8/R2RK3 w - - 1' }), rook)).toEqual(['Rab1']);
    const check = press(newMatch({ start: '4k3/8/8/8/8/8/8/R3K3 w - - 1' }), 'Ra8+');
    expect(again(newMatch({ start: '8/4k3/8/8/8/8/8/R3K3 w - - 1' }), check)).toEqual(['Ra8']);
  });

  it('keeps what a pawn becomes, and takes another line at the same moment', () => {
    const pawn = newMatch({ start: '7k/P7/8/8/8/8/8/K7 w - - 1' });
    expect(again(pawn, press(pawn, 'a8=N'))).toEqual(['a8=N']);
    const made = press(newMatch(), 'e4');
    expect(again(newMatch(), made, 'd4')).toEqual(['d4']);
    expect(again(newMatch(), made, 'd5')).toBe('progressive/move/illegal');
    expect(replayer.replayTurn(newMatch(), newMatch(), { ...made, atMs: 9 }, 'd4')).toMatchObject({
      value: { atMs: 9 },
    });
    expect(again(newMatch(), { type: 'clockStarted', atMs: T0 })).toBe('clockStarted');
  });

  it('is followed by what people said, as long as the game goes on', () => {
    const offered = after(newMatch(), { type: 'offerDraw', team: 'white' });
    const said = [
      first(newMatch(), { type: 'offerDraw', team: 'white' }),
      first(offered, { type: 'offerDraw', team: 'black' }),
      first(offered, { type: 'declineDraw', team: 'black' }),
      first(newMatch(), { type: 'resignMatch', team: 'black' }),
      first(newMatch(), { type: 'abortMatch', reason: '' }),
    ];
    for (const event of said) expect([kept(newMatch(), event), kept(over(), event)]).toEqual([event, null]);
    const clock: Event = { type: 'clockStarted', atMs: T0 };
    expect(kept(over(), clock)).toBe(clock);
  });

  it('is followed by a flag where the time is gone, and by claims and positions that still have their ground', () => {
    const low = after(newMatch(), { type: 'setClock', side: 'white', remainingMs: 0, reason: '' });
    const flag = first(low, { type: 'flag', side: 'white' });
    expect([kept(low, flag), kept(newMatch(), flag)]).toEqual([flag, null]);
    const claimed = first(claimable(), CLAIM);
    expect([kept(claimable(), claimed), kept(quiet(), claimed, claimable()), kept(over(), claimed)]).toEqual([
      claimed,
      null,
      null,
    ]);
    const set = first(newMatch(), { type: 'correctPosition', board: 1, fen: FEN, reason: '' });
    expect([kept(newMatch(), set), kept(play(newMatch(), 'e4'), set, newMatch()), kept(over(), set)]).toEqual([
      set,
      null,
      null,
    ]);
  });

  it('is judged while it is written anew, with what may stand where it is wrong', () => {
    const judge = (line: string) => replayer.judge(play(newMatch(), 'e4'), null, line);
    expect(judge('e5 d6')).toMatchObject({ ready: true, lacks: [], problems: [], boards: [], alternatives: [] });
    const lacking = judge('e5');
    expect([lacking.ready, lacking.alternatives.length]).toEqual([false, 12]);
    expect(lacking.alternatives[0]?.line).toBe(`e5 ${lacking.alternatives[0]?.item ?? ''}`);
    const wrong = judge('Ne6 d6');
    expect(wrong.items.map(({ problem }) => problem?.code ?? null)).toEqual(['progressive/move/illegal', null]);
    expect(wrong.alternatives[0]).toEqual({ item: 'e6', line: 'e6 d6' });
    expect(judge('e5 d6 a6')).toMatchObject({ ready: false, alternatives: [{ item: null, line: 'e5 d6' }] });
  });

  it('is told by its moves and by what it ended', () => {
    const made = press(newMatch(), 'e4');
    expect(replayer.meaningOf({ ...made, atMs: 4 })).toBe(replayer.meaningOf(made));
    expect(replayer.meaningOf(press(newMatch(), 'd4'))).not.toBe(replayer.meaningOf(made));
    expect(replayer.meaningOf({ type: 'clockStarted', atMs: T0 })).toBe('');
    expect(replayer.describe(made, 'e4', '')).toEqual({
      number: 1,
      side: 'white',
      moves: [{ board: 1, before: 'e4', after: null }],
    });
    expect(replayer.describe({ type: 'clockStarted', atMs: T0 }, '', '')).toBeNull();
    expect(replayer.threadOf(made)).toBeNull();
  });
});

it('P4 whole series are counted, those that a check has ended earlier among them', () => {
  const count = (state: State): number => countSeries(gameIn(state).series);
  expect(count(newMatch())).toBe(20);
  // From the corner a king goes to a7, b7 or b8, and on from there to five, eight or five squares.
  expect(count(newMatch({ start: 'k7/8/8/8/8/8/8/7K b - - 2' }))).toBe(18);
});
