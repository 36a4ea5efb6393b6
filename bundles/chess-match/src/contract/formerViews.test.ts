import { expect, it } from 'vitest';
import { DOCUMENT_VERSION, presentDocument, presentMoment, type HomeDocument, type HomeMoment } from './viewers';

const FORMER = {
  v: 1,
  boards: [
    { board: 1, branch: 'b1', chips: 7, offered: null, mother: null, result: null },
    { board: 2, branch: null, chips: 0, result: { kind: 'mate', chips: 2 } },
  ],
  score: { white: 2, ledger: [{ ply: 3, branch: 'b1', chips: 2 }] },
} as unknown as HomeDocument;

const PRESENT = {
  v: DOCUMENT_VERSION,
  boards: [
    { board: 1, line: 'b1', badges: [{ kind: 'chips', value: 7 }], result: null },
    { board: 2, line: null, badges: [], result: { kind: 'mate', badges: [{ kind: 'chips', value: 2 }] } },
  ],
  score: { white: 2, ledger: [{ ply: 3, line: 'b1', badges: [{ kind: 'chips', value: 2 }] }] },
};

it('a document of an earlier release has the shape of today', () => {
  expect(presentDocument(FORMER)).toEqual(PRESENT);
});

it('one of today is the same object', () => {
  const document = PRESENT as unknown as HomeDocument;
  expect(presentDocument(document)).toBe(document);
});

it('a moment tells no version: what it has is what is brought into shape', () => {
  expect(presentMoment({ ply: 3, boards: FORMER.boards } as unknown as HomeMoment)).toEqual({
    ply: 3,
    boards: PRESENT.boards,
  });
  const boards = PRESENT.boards as unknown as HomeMoment['boards'];
  expect(presentMoment({ boards } as HomeMoment)).toEqual({ boards });
});

it('what one game alone shows is found in its own views, which an earlier release did not have or divided otherwise', () => {
  const { score } = FORMER;
  const tree = { ply: 9, branches: [{ branch: 'b1' }] };
  const declared = {
    latest: null,
    happened: null,
    vetoes: ['white'],
    controlBoard: false,
    cards: { white: [], black: [] },
  };
  const branching = {
    v: 1,
    score,
    tree,
    boards: [{ board: 2, branch: 'b2', chips: 7, offered: 'white', status: 'live' }],
    match: { game: 'business', table: 3, ...declared },
    clocks: { vetoWindowMs: 5 },
    play: { game: null },
  };
  expect(presentDocument(branching as unknown as HomeDocument)).toMatchObject({
    course: { game: 'business', ...tree },
    play: {
      game: 'business',
      stakes: [{ board: 2, branch: 'b2', chips: 7 }],
      offers: [{ board: 2, side: 'white' }],
      chipsOut: 3,
      vetoWindowMs: 5,
      ...declared,
    },
  });
  const play = { game: 'swedish', boards: [{ board: 1 }], queens: [], offers: [], demanded: null, end: null };
  const noTree = { ply: 0, branches: [] };
  const apart = { v: 1, score, tree: noTree, boards: [], match: { game: 'swedish' }, clocks: {}, play };
  const { course, play: now } = presentDocument(apart as unknown as HomeDocument);
  expect([course, now]).toEqual([
    { game: 'swedish', boards: [{ board: 1 }], queens: [] },
    { game: 'swedish', offers: [], demanded: null, end: null },
  ]);
});

it('what was counted in a moment of the past is found by the name that the game gives it', () => {
  const former = { ply: 3, table: 5, boards: FORMER.boards } as unknown as HomeMoment;
  expect(presentMoment(former)).toEqual({ ply: 3, counts: { chipsOut: 5 }, boards: PRESENT.boards });
});
