import type { BoardView, Replicants } from 'chess-match/client/contract';
import { GRAPHIC_IDS } from 'chess-match/client/show';
import { chipBadges } from 'chess-match/games/business';
import { describe, expect, it } from 'vitest';
import { replicantsOf } from '../games/business/fixtures/replicants';
import { FIXTURES } from '../games/business/fixtures/fixtures';
import { contradictionsOf } from '../games/business/testing/contradictions';
import type { Looks } from './showFixture';

interface FixtureFile {
  readonly fixtures?: Readonly<Record<string, Partial<Replicants>>>;
  /** Of a game: graphics that need no more than the names of its matches. */
  readonly LOOKS?: readonly Looks[];
}

type States = NonNullable<FixtureFile['fixtures']>;

/** By graphic: of matches of any game, and of each game. */
const FILES = {
  ...import.meta.glob<FixtureFile>('../*/fixtures.ts', { eager: true }),
  ...import.meta.glob<FixtureFile>('../games/*/fixtures/*.ts', { eager: true }),
};
const statesOf = (graphic: string): States =>
  Object.entries(FILES)
    .flatMap(([path, { fixtures = {}, LOOKS = [] }]) => [
      ...LOOKS.filter((looks) => looks.graphic === graphic).map((looks) => looks.fixtures),
      path.endsWith(`/${graphic}/fixtures.ts`) || path.endsWith(`/fixtures/${graphic}.ts`) ? fixtures : {},
    ])
    .reduce<States>((states, fixtures) => ({ ...states, ...fixtures }), {});

/** What every graphic is looked at in, whatever else it has. */
const NAMED = ['empty', 'one-branch', 'five-branch', 'longest-names', 'ended'];

describe.each(GRAPHIC_IDS)('%s', (graphic) => {
  const states = statesOf(graphic);

  it('has all the states every graphic is looked at in', () => {
    expect(NAMED.filter((name) => !(name in states))).toEqual([]);
  });

  it.each(Object.entries(states))('%s does not contradict itself', (_name, values) => {
    expect(contradictionsOf(values)).toEqual([]);
  });
});

describe('a picture', () => {
  const five = replicantsOf(FIXTURES.five);
  const withBoard = (board: number, other: Partial<BoardView> | undefined) => ({
    boards: FIXTURES.five.boards.map((view) => (view.board === board ? { ...view, ...other } : view)),
  });

  it.each(Object.entries(FIXTURES))('%s does not contradict itself', (_name, fixture) => {
    expect(contradictionsOf(replicantsOf(fixture))).toEqual([]);
  });

  it.each<[string, Partial<Replicants>]>([
    ['the wrong side to move', { match: { ...FIXTURES.five.match, toMove: 'black' } }],
    [
      'a board that waits for the other side',
      { boards: withBoard(1, { ...FIXTURES.four.boards[0], badges: chipBadges(1) }) },
    ],
    ['a chip too many', { play: { ...FIXTURES.five.play, chipsOut: 1 } }],
    ['a choice on a board that is not played', { options: FIXTURES.one.options }],
    ['a board that is not there', { match: { ...FIXTURES.five.match, liveBoards: [1, 2, 3, 4] } }],
    ['a score without a ledger', { score: { ...FIXTURES.five.score, white: 2 } }],
    ['a tree of another time', { course: FIXTURES.four.course }],
    [
      'a result the ledger does not know',
      { score: FIXTURES.five.score, boards: withBoard(2, FIXTURES.ended.boards[1]) },
    ],
  ])('with %s is found out', (_what, wrong) => {
    expect(contradictionsOf({ ...five, ...wrong })).not.toEqual([]);
  });
});
