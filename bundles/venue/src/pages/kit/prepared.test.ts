import type { TeamView, VenueViews } from 'chess-match/contract/venue';
import { describe, expect, it } from 'vitest';
import { preparedOn } from './prepared';

type View = VenueViews['boards']['boards'][number];

/** What a board is worth. */
const worth = (value: number): View['badges'] => [{ kind: 'chips', value }];
const PIECES = { e2: 'wP' } as View['pieces'];
const view = (board: number, change: Partial<View> = {}): View => ({
  board,
  status: 'live',
  line: 'b',
  files: 8,
  ranks: 8,
  pieces: PIECES,
  toMove: 'white',
  lastMoves: [],
  check: [],
  badges: worth(10),
  result: null,
  reserves: null,
  ...change,
});
const MOVED = { e4: 'wP' } as View['pieces'];
const E4 = { from: 'e2', to: 'e4', san: 'e4' };

type Drafted = NonNullable<TeamView['draft']>['boards'][number];
const drafted = (board: number, change: Partial<Drafted> = {}): Drafted => ({
  board,
  state: 'moved',
  pieces: MOVED,
  lastMoves: [E4],
  check: [],
  badges: worth(10),
  ...change,
});
const team = (boards: readonly Drafted[], matchVersion = 7): TeamView => ({
  matchVersion,
  entry: 'both',
  moves: {},
  next: null,
  own: { game: null },
  boards: [],
  acts: null,
  actsIn: {},
  draft: {
    version: 1,
    matchVersion,
    line: '',
    items: [],
    problems: [],
    lacks: [],
    ready: false,
    boards: [...boards],
  },
});
const views = (white?: TeamView): Partial<VenueViews> => ({
  match: { version: 7 } as VenueViews['match'],
  ...(white && { teamWhite: white }),
});

describe('what a display shows of a turn being prepared', () => {
  it('is nothing where its place is told of none', () => {
    expect(preparedOn(views(), view(1))).toBeNull();
  });

  it('is the board as it would stand, daughters too', () => {
    const told = views(team([drafted(1, { badges: worth(3) }), drafted(2, { badges: worth(7) })]));
    expect(preparedOn(told, view(1))).toEqual({
      pieces: MOVED,
      lastMoves: [E4],
      check: [],
      badges: worth(3),
      decides: null,
    });
    expect(preparedOn(told, view(2, { status: 'empty', badges: [] }))).toMatchObject({ badges: worth(7) });
  });

  it('is a series as far as it is made, with the marks of its own moves', () => {
    const begun = drafted(1, { state: 'to-move' });
    const last = { from: 'e7', to: 'e5', san: 'e5' };
    expect(preparedOn(views(team([begun])), view(1, { lastMoves: [last] }))).toMatchObject({ lastMoves: [E4] });
    const worthMore = drafted(1, { state: 'to-move', pieces: PIECES, badges: worth(12) });
    expect(preparedOn(views(team([worthMore])), view(1, { lastMoves: [last] }))).toMatchObject({ lastMoves: [last] });
  });

  it('is nothing on a board that stays as it is, or for a turn that is over', () => {
    const waits = drafted(1, { state: 'to-move', pieces: PIECES, lastMoves: [] });
    expect(preparedOn(views(team([waits])), view(1))).toBeNull();
    expect(preparedOn(views(team([drafted(1)], 6)), view(1))).toBeNull();
  });

  it('tells of a board that would be given up, though no piece moves on it', () => {
    const given = drafted(1, { state: 'given-up', pieces: PIECES, lastMoves: [] });
    expect(preparedOn(views(team([given])), view(1))).toMatchObject({ decides: 'given-up' });
  });

  it('is the move of a board that is played apart', () => {
    const draft = { version: 1, line: 'e4', problem: null, ready: true, san: 'e4', pieces: MOVED, check: [] };
    const apart: TeamView = {
      ...team([]),
      draft: null,
      boards: [
        {
          board: 1,
          thread: 'A',
          move: null,
          draft: { ...draft, gives: null, mates: false },
          moves: [{ ...E4, piece: 'P', promotion: null }],
        },
      ],
    };
    expect(preparedOn(views(apart), view(1))).toMatchObject({ pieces: MOVED, lastMoves: [E4] });
    expect(preparedOn(views(apart), view(2))).toBeNull();
  });
});
