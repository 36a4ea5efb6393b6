import { describe, expect, it } from 'vitest';
import { after, newMatch, play as played, T0 } from '../testing/play';
import { progressive } from '..';
import { entry } from './entry';
import { play } from './play';
import { project } from './project';
import { nextSuggestionMs } from '../../duel/views/suggestions';
import { suggestions } from './suggestions';

const third = () => played(newMatch(), 'e4', 'e5 Nf6');
const mated = () => played(third(), 'Bc4 Qh5 Qxf7#');
const went = (square: string, was: string | null, now: string | null) => ({ square, was, now });
const drafted = (line: string, state = third()) => entry(progressive.withDraft(state, 'game', line), { game: 7 }, 4);

describe('views of a game in series', () => {
  it('P1 one board with the whole series that was made last, and the number of the next', () => {
    const { match, boards, turns } = project(third());
    expect(match).toMatchObject({ status: 'playing', toMove: 'white', turn: '3.', moveNumber: 3, ply: 2 });
    expect(match.threads).toEqual([{ id: 'game', boards: [1], toMove: 'white', turn: '3.', moveNumber: 3, ply: 2 }]);
    expect(boards).toHaveLength(1);
    expect(boards[0]?.lastMoves).toEqual([
      { from: 'e7', to: 'e5', san: 'e5' },
      { from: 'g8', to: 'f6', san: 'Nf6' },
    ]);
    expect(turns.turns.at(-1)).toEqual({
      turn: '2.',
      ply: 2,
      side: 'black',
      moves: [
        { board: 1, san: 'e5' },
        { board: 1, san: 'Nf6' },
      ],
      line: 'e5 Nf6',
    });
  });

  it('P10 views say which game they are of, and no more than the last eight turns', () => {
    const long = played(
      newMatch({ variant: 'marseillais', start: '7k/8/8/8/8/8/P7/K7 w - - 1' }),
      ...['Kb1', 'Kg8 Kh8', 'Ka1 Kb1', 'Kg8 Kh8', 'Ka1 Kb1', 'Kg8 Kh8', 'Ka1 Kb1', 'Kg8 Kh8', 'Ka1 Kb1'],
    );
    expect([entry(long, {}, 1).game, project(long).play?.game]).toEqual(['progressive', 'progressive']);
    expect(project(long).turns.turns.map(({ turn }) => turn)).toEqual(['2.', '3.', '4.', '5.', '6.', '7.', '8.', '9.']);
    expect(play(after(long, { type: 'offerDraw', team: 'black' })).offers).toEqual(['black']);
  });

  it('P3 a mate ends it: the king in check is marked, and the game counts a point', () => {
    const { match, boards, score } = project(mated());
    expect([match.status, match.toMove, match.liveBoards]).toEqual(['over', null, []]);
    expect(boards[0]).toMatchObject({ status: 'ended', check: ['e8'], result: { kind: 'mate', turn: '3.', ply: 3 } });
    expect(score).toMatchObject({ white: 2, black: 0, ledger: [{ kind: 'mate', side: 'white', turn: '3.' }] });
  });

  it('runs the one clock of the side to move, and tells of time that was lost', () => {
    const begun = after(newMatch(), { type: 'startClock' });
    const noted = after(begun, { type: 'noteGap', cause: 'down', fromMs: T0, toMs: T0 + 3000 });
    const { clocks } = project(noted);
    expect(clocks.clocks.map(({ id, runningSinceMs }) => [id, runningSinceMs])).toEqual([
      ['white', T0],
      ['black', null],
    ]);
    expect(clocks.gap).toEqual({ side: 'white', cause: 'down', fromMs: T0, toMs: T0 + 3000, lostMs: 3000, byMs: 0 });
  });

  it('P1 P7 its own view says what is being made, what was made last, and how quiet it has been', () => {
    expect(play(third())).toEqual({
      game: 'progressive',
      variant: 'italian',
      checks: 'last',
      inTurn: false,
      series: { turn: 3, side: 'white', length: 3, next: 4 },
      last: {
        turn: 2,
        side: 'black',
        length: 2,
        made: 2,
        byCheck: false,
        pieces: null,
        steps: [
          { san: 'e5', from: 'e7', to: 'e5', changes: [went('e7', 'bP', null), went('e5', null, 'bP')] },
          { san: 'Nf6', from: 'g8', to: 'f6', changes: [went('g8', 'bN', null), went('f6', null, 'bN')] },
        ],
      },
      made: { white: 1, black: 2 },
      quiet: { turns: 0, of: 10 },
      left: null,
      offers: [],
      end: null,
    });
    expect(play(mated())).toMatchObject({ series: null, end: { result: 'white', reason: 'mate' } });
    expect(play(newMatch({ variant: 'marseillais' }))).toMatchObject({ series: { length: 1, next: 2 }, last: null });
  });

  it('P4 it says that a check has ended a series', () => {
    const checked = played(newMatch({ variant: 'scottish' }), 'e4', 'd6 f6', 'Qh5+');
    expect(play(checked).last).toMatchObject({ turn: 3, side: 'white', length: 3, made: 1, byCheck: true });
  });

  it('P4 a check with the last move of a series has ended nothing early', () => {
    const last = (line: string) => play(played(newMatch({ variant: 'scottish' }), 'e4', 'd6 f6', line)).last;
    expect(last('Bc4 a3 Qh5+')).toMatchObject({ length: 3, made: 3, byCheck: false });
    expect(last('Bc4 a3 b3')).toMatchObject({ made: 3, byCheck: false });
  });

  it('P1 it says what each move of the last series changed: who was taken, castled, became another piece', () => {
    const start = '4k3/1P6/8/2n5/8/8/8/4K2R w K - 5';
    const made = played(newMatch({ variant: 'scottish', start }), 'Kd1 b8=Q+');
    expect(play(made).last?.steps.map(({ changes }) => changes)).toEqual([
      [went('e1', 'wK', null), went('d1', null, 'wK')],
      [went('b7', 'wP', null), went('b8', null, 'wQ')],
    ]);
    const castled = play(played(newMatch({ start: start.replace('1P6/8', '8/8') }), 'O-O Rf5 Rxc5 Rc1 Kf1')).last;
    expect(castled?.steps.slice(0, 3).map(({ san, changes }) => [san, changes.length])).toEqual([
      ['O-O', 4],
      ['Rf5', 2],
      ['Rxc5', 2],
    ]);
    expect(castled?.steps[2]?.changes).toContainEqual(went('c5', 'bN', 'wR'));
  });

  it('P9 it says who moved in an English series, and who was still to move', () => {
    const state = played(newMatch({ variant: 'english', start: '4k3/p7/8/8/8/8/P7/4K3 w - - 3' }), 'a3 Kd2 Kd3');
    expect(play(state).last?.pieces).toEqual({
      moved: [
        { square: 'a3', times: 1 },
        { square: 'd3', times: 2 },
      ],
      waiting: ['a3'],
    });
    const fresh = newMatch({ variant: 'english', start: '4k3/p6p/8/8/8/8/P7/4K3 b - - 2' });
    expect(play(played(fresh, 'a6 Kd7')).last?.pieces).toEqual({
      moved: [
        { square: 'a6', times: 1 },
        { square: 'd7', times: 1 },
      ],
      waiting: ['h7'],
    });
    expect(play(third()).last?.pieces).toBeNull();
  });

  it('P10 it says how many pieces are left to take', () => {
    const state = newMatch({ variant: 'take-all', start: '4k3/8/8/8/4q3/8/4Q3/4K3 w - - 1' });
    expect(play(played(state, 'Qxe4')).left).toEqual({ white: 2, black: 1 });
  });

  it('P1 the entry shows the draft played out, what may follow, and what it lacks', () => {
    const { draft, press, moves } = drafted('3.Bc4 Фh5');
    expect(draft).toMatchObject({ version: 7, line: '3.Bc4 Фh5', lacks: 1, check: [], end: null });
    expect(draft.items).toEqual([
      { text: '3.Bc4', san: 'Bc4', problem: null },
      { text: 'Фh5', san: 'Qh5', problem: null },
    ]);
    expect(draft.pieces).toMatchObject({ c4: 'wB', h5: 'wQ' });
    expect(press).toMatchObject({ code: 'progressive/series/short', params: { lacks: 1 } });
    expect(moves).toContainEqual({ san: 'Qxf7#', from: 'h5', to: 'f7', piece: 'Q', promotion: null });
    const whole = drafted('Bc4 Qh5 Qxf7');
    expect([whole.press, whole.moves, whole.draft.lacks, whole.draft.check]).toEqual([null, [], 0, ['e8']]);
    expect(whole.draft.end).toEqual({ result: 'white', reason: 'mate' });
  });

  it('P1 behind a word that is no move nothing is offered', () => {
    const { draft, press, moves } = drafted('Bc4 Qh6 Qxf7');
    expect(draft.items.map(({ san }) => san)).toEqual(['Bc4', null, null]);
    expect([press?.code, moves]).toEqual(['progressive/move/illegal', []]);
  });

  it('P9 the entry says who has moved in an English series', () => {
    const state = played(newMatch({ variant: 'english' }), 'e4', 'e6 f6');
    expect(drafted('e5 Nf3', state).moved).toEqual([
      { square: 'f3', times: 1 },
      { square: 'e5', times: 1 },
    ]);
    expect(drafted('Bc4').moved).toEqual([]);
  });

  it('the entry says who may offer, decline and resign, and whether the clock may be started', () => {
    const offered = entry(after(third(), { type: 'offerDraw', team: 'white' }), {}, 1);
    expect(offered.sides.white.offerDraw).toMatchObject({ code: 'progressive/draw/offered_already' });
    expect(offered.sides.black).toEqual({ offerDraw: null, declineDraw: null, resign: null });
    expect([offered.startClock, offered.stopClock?.code, offered.claim?.code]).toEqual([
      null,
      'progressive/clock/stopped',
      'progressive/claim/too_few',
    ]);
    expect(entry(mated(), {}, 1).press?.code).toBe('progressive/game/over');
  });

  it('a director is proposed a mate, and a clock that runs out when it does', () => {
    const kinds = (state: ReturnType<typeof mated>, nowMs: number) =>
      suggestions(state, project(state), nowMs)
        .map(({ kind }) => kind)
        .filter((kind) => kind !== 'replay' && kind !== 'recap');
    expect(kinds(mated(), T0)).toEqual(['mate', 'matchOver']);
    const begun = after(newMatch({ timePerSideMs: 60_000 }), { type: 'startClock' });
    const next = nextSuggestionMs(begun, T0) ?? 0;
    expect([kinds(begun, next - 2), kinds(begun, next)]).toEqual([['play'], ['flagNear', 'play']]);
    expect(nextSuggestionMs(third(), T0)).toBeNull();
  });
});
