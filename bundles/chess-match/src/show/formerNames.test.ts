import { describe, expect, it } from 'vitest';
import { evolve } from './evolve';
import { presentEvent, presentName } from './formerNames';
import { initial } from './state';
import { ASK_ALL } from './suggestions/modes';

const offer = (id: string) => ({ id, airs: [{ graphic: 'tree', on: true, content: null }], alone: false });

/** As releases before these names stored them. */
const STORED = [
  { type: 'offersMade', known: ['a', 'b', 'c'], open: [offer('a'), offer('b'), offer('c')], atMs: 1 },
  { type: 'offerIgnored', offer: 'a', atMs: 2 },
  { type: 'graphicsTaken', airs: [], item: null, offer: 'b', atMs: 3 },
  { type: 'offerRulesSet', rules: { ...ASK_ALL, pass: 'auto' }, atMs: 4 },
  { type: 'offerReturnSet', seconds: 7, atMs: 5 },
];

describe('what earlier releases stored of the show', () => {
  it('is played as it was meant', () => {
    const { suggestions } = STORED.map(presentEvent).reduce(evolve, initial());
    expect(suggestions).toMatchObject({
      known: ['a', 'b', 'c'],
      open: [{ id: 'c' }],
      modes: { ...ASK_ALL, pass: 'auto' },
      returnSeconds: 7,
    });
  });

  it('has the boards of a game that had ended as one view, and what was played there as a line', () => {
    const views = (line: object) => ({
      match: { ply: 9 },
      score: { white: 2, black: 0, ledger: [{ ply: 9, ...line }] },
    });
    const begun = (ended: object | null) => ({ type: 'showBegun', graphics: [], ended, atMs: 6 });
    const [A, B] = [
      { board: 1, branch: 'A' },
      { board: 2, branch: 'B' },
    ];
    const stored = begun({ next: 'second', views: { ...views({ branch: 'A' }), board1: A, board2: B } });
    const boards = [
      { board: 1, line: 'A' },
      { board: 2, line: 'B' },
    ];
    const present = begun({ next: 'second', views: { ...views({ line: 'A' }), boards: { boards } } });
    expect(presentEvent(stored)).toEqual(present);
    for (const event of [present, begun(null)]) expect(presentEvent(event)).toEqual(event);
  });

  it('is the same where its names are those of today', () => {
    const event = { type: 'graphicsTaken', airs: [], item: null, suggestion: 'b', atMs: 3 } as const;
    expect(presentEvent(event)).toEqual(event);
    expect([presentName('acceptOffer'), presentName('takeGraphic')]).toEqual(['acceptSuggestion', 'takeGraphic']);
  });
});

it('what a suggestion was about is its amount, whatever it was called', () => {
  const made = { type: 'suggestionsMade', known: ['a', 'b'], open: [{ ...offer('a'), chips: 7 }], atMs: 1 };
  expect(presentEvent(made)).toEqual({ ...made, open: [{ ...offer('a'), amount: 7 }] });
  const present = { ...made, open: [{ ...offer('a'), amount: null }] };
  expect(presentEvent(present)).toEqual(present);
});
