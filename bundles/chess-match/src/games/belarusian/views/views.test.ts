import { describe, expect, it } from 'vitest';
import { after, newMatch, play as played, T0 } from '../testing/play';
import { belarusian } from '..';
import { entry } from './entry';
import { play } from './play';
import { project } from './project';
import { turnEntry } from './turnEntry';

const THRONE = '4ak3/9/9/9/9/4A4/9/9/5K3 w';
const CROWNING = '4a3k/3l5/9/9/9/9/9/9/3A4K b';
const drafted = (line: string, state = newMatch()) => belarusian.withDraft(state, 'game', line);

describe('views of a game of Belarusian chess', () => {
  it('L1 one board of nine by nine, its last turn, and the number of the next', () => {
    const { match, boards, turns, score } = project(played(newMatch(), 'e2-e4', 'Vb9-c7'));
    expect(match).toMatchObject({ status: 'playing', toMove: 'white', turn: '2.', moveNumber: 2, ply: 2 });
    expect(boards).toHaveLength(1);
    expect(boards[0]).toMatchObject({
      files: 9,
      ranks: 9,
      status: 'live',
      check: [],
      lastMoves: [{ from: 'b9', to: 'c7', san: 'b9-c7' }],
    });
    expect(boards[0]?.pieces).toMatchObject({ e1: 'wKniaz', d1: 'wKniazhych', c7: 'bVsadnik', e4: 'wRatnik' });
    expect(turns.turns).toEqual([
      { turn: '1.', ply: 1, side: 'white', moves: [{ board: 1, san: 'e2-e4' }], line: 'e2-e4' },
      { turn: '1...', ply: 2, side: 'black', moves: [{ board: 1, san: 'b9-c7' }], line: 'b9-c7' },
    ]);
    expect(score).toEqual({ white: 0, black: 0, ledger: [] });
  });

  it('L7 L11 a kniaz without an heir is marked in check; the throne won is the game, and two points', () => {
    const checked = project(played(newMatch({ start: '4ak3/l8/9/9/9/9/9/9/4A4 b' }), 'a8-a1'));
    expect(checked.boards[0]?.check).toEqual(['e1']);
    const { match, boards, score } = project(played(newMatch({ start: THRONE }), 'e4-e5', 'e9-d9'));
    expect([match.status, match.toMove, match.liveBoards]).toEqual(['over', null, []]);
    expect(boards[0]).toMatchObject({ status: 'ended', result: { kind: 'throne' } });
    expect(score).toMatchObject({ white: 4, black: 0, ledger: [{ kind: 'throne', side: 'white', turn: '1...' }] });
  });

  it('L3 L8 its own view: who is on the throne, whether attacked, and by whom', () => {
    const entered = play(played(newMatch({ start: '4ak3/l8/9/9/9/4A4/9/2v6/5K3 w' }), 'e4-e5'));
    expect(entered).toMatchObject({
      game: 'belarusian',
      rules: 'unified',
      inauguration: null,
      crowned: null,
      offers: [],
      end: null,
      throne: { holder: 'white', rokosh: false, attackers: { white: [], black: [] } },
      heirs: { white: true, black: true },
      called: { side: 'white', calls: ['throne'] },
    });
    const rokosh = play(played(newMatch({ start: '4ak3/l8/9/9/4A4/9/9/9/5K3 b' }), 'a8-a5'));
    expect(rokosh.throne).toEqual({ holder: 'white', rokosh: true, attackers: { white: [], black: ['a5'] } });
    expect(rokosh.called).toEqual({ side: 'black', calls: ['rokosh'] });
    const twice = play(newMatch({ start: '4ak3/9/3r5/l8/L8/4A1L2/9/9/5K3 w' })).throne;
    expect(twice).toEqual({ holder: null, rokosh: false, attackers: { white: ['e4', 'a5'], black: [] } });
    expect(play(newMatch()).called).toEqual({ side: null, calls: [] });
  });

  it('L5 L7 its own view: an inauguration that is due, one that was made, and what still stands to be promoted to', () => {
    const taken = played(newMatch({ start: CROWNING }), 'd8xd1');
    expect(play(taken)).toMatchObject({ inauguration: 'white', crowned: null, heirs: { white: true, black: true } });
    const crowned = play(played(taken, 'inauguration'));
    expect(crowned).toMatchObject({ inauguration: null, crowned: 'white', heirs: { white: false, black: true } });
    expect(crowned.promotions).toEqual({
      white: ['Kniazhych', 'Hetman', 'Ladya', 'Pushka', 'Vsadnik'],
      black: ['Hetman', 'Ladya', 'Pushka', 'Vsadnik'],
    });
    expect(project(played(taken, 'inauguration')).boards[0]?.lastMoves).toEqual([]);
    expect(play(newMatch()).promotions).toEqual({ white: [], black: [] });
  });

  it('L9 L10 the agreement is told with its end, an offer as long as it stands', () => {
    const offered = after(newMatch(), { type: 'offerDraw', team: 'black' });
    expect(play(offered).offers).toEqual(['black']);
    const drawn = after(offered, { type: 'offerDraw', team: 'white' });
    expect(play(drawn)).toMatchObject({ offers: [], end: { result: 'draw', reason: 'agreement', atMs: T0 } });
  });

  it('L5 L6 the entry: what the draft comes to, castlings and promotions there are, and why something may not be done', () => {
    const state = newMatch({ start: '6a2/R8/9/9/9/9/9/3K5/L3A3L w' });
    const { draft, castlings, promotions, press } = entry(drafted('a8-a9=г', state), { game: 7 }, 4);
    expect(draft).toEqual({ version: 7, line: 'a8-a9=г', text: 'a8-a9=g', problem: null, calls: ['check'], end: null });
    expect(castlings.toSorted((one, other) => one.text.localeCompare(other.text))).toEqual([
      { text: 'O-O-O:2', to: 'c1' },
      { text: 'O-O-O:3', to: 'b1' },
      { text: 'O-O:2', to: 'g1' },
      { text: 'O-O:3', to: 'h1' },
    ]);
    expect([promotions, press]).toEqual([['Hetman', 'Pushka', 'Vsadnik'], null]);
    const wrong = entry(drafted('e1-e5', state), {}, 4);
    expect(wrong.draft).toMatchObject({ version: 0, text: null, problem: { code: 'belarusian/turn/illegal' } });
    expect([wrong.draft.calls, wrong.draft.end, wrong.press?.code]).toEqual([[], null, 'belarusian/turn/illegal']);
    const won = entry(drafted('e9-d9', played(newMatch({ start: THRONE }), 'e4-e5')), {}, 1);
    expect(won.draft).toMatchObject({ calls: ['throne-is-mine'], end: { result: 'white', reason: 'throne' } });
  });

  it('L7 the entry says that the inauguration is due, and offers nothing of a game that is over', () => {
    const taken = played(newMatch({ start: CROWNING }), 'd8xd1');
    expect(entry(taken, {}, 1)).toMatchObject({ inauguration: true, castlings: [] });
    expect(entry(newMatch(), {}, 1).inauguration).toBe(false);
    const over = after(taken, { type: 'resignMatch', team: 'white' });
    expect(entry(over, {}, 1)).toMatchObject({
      inauguration: false,
      castlings: [],
      press: { params: { reason: 'resignation' } },
    });
    expect(turnEntry.moves(over)).toEqual({});
    const castling = newMatch({ start: '6a2/9/9/9/9/9/9/3K5/L3A3L w' });
    expect(entry(after(castling, { type: 'resignMatch', team: 'white' }), {}, 1).castlings).toEqual([]);
  });

  it('L1 the turn as pages of any game show one: its text, whether it lacks anything, and the board as it would stand', () => {
    const { draft, moves } = turnEntry;
    expect(draft(drafted(' e2-e4 '))).toMatchObject({
      line: ' e2-e4 ',
      items: [{ text: 'e2-e4', kind: 'move', board: 1, problem: null }],
      problems: [],
      lacks: [],
      ready: true,
      boards: [
        { board: 1, state: 'moved', lastMoves: [{ from: 'e2', to: 'e4', san: 'e2-e4' }], check: [], badges: [] },
      ],
    });
    const empty = draft(newMatch());
    expect(empty).toMatchObject({ items: [], lacks: [1], ready: false, boards: [{ state: 'to-move', lastMoves: [] }] });
    expect(empty.boards[0]?.pieces).toEqual(project(newMatch()).boards[0]?.pieces);
    expect(draft(drafted('e2-e4')).boards[0]?.pieces).toMatchObject({ e4: 'wRatnik' });
    expect(draft(drafted('e2-e6'))).toMatchObject({ ready: false, lacks: [1], items: [{ text: 'e2-e6' }] });
    const crowning = played(newMatch({ start: CROWNING }), 'd8xd1');
    expect(draft(drafted('inauguration', crowning))).toMatchObject({
      ready: true,
      boards: [{ state: 'moved', lastMoves: [] }],
    });
    // An inauguration goes from no square to another.
    expect(moves(crowning)).toEqual({ '1': [] });
    expect(moves(newMatch())['1']).toHaveLength(22);
    expect(moves(newMatch({ start: '6a2/R8/9/9/9/9/9/3K5/3A5 w' }))['1']).toContainEqual({
      san: 'a8-a9=g',
      from: 'a8',
      to: 'a9',
      promotion: 'Hetman',
    });
    const over = after(drafted('e2-e4'), { type: 'resignMatch', team: 'white' });
    expect(draft({ ...over, draft: 'e2-e4' }).ready).toBe(false);
  });
});
