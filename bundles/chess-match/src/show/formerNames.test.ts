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

  it('has the boards of a game that had ended as one view', () => {
    const views = { match: { ply: 9 }, board1: { board: 1 }, board2: { board: 2 } };
    const present = { match: { ply: 9 }, boards: { boards: [{ board: 1 }, { board: 2 }] } };
    const begun = (ended: object | null) => ({ type: 'showBegun', graphics: [], ended, atMs: 6 });
    const ended = begun({ next: 'second', views: present });
    expect(presentEvent(begun({ next: 'second', views }))).toEqual(ended);
    for (const stored of [ended, begun(null)]) expect(presentEvent(stored)).toEqual(stored);
  });

  it('is the same where its names are those of today', () => {
    const event = { type: 'graphicsTaken', airs: [], item: null, suggestion: 'b', atMs: 3 } as const;
    expect(presentEvent(event)).toEqual(event);
    expect([presentName('acceptOffer'), presentName('takeGraphic')]).toEqual(['acceptSuggestion', 'takeGraphic']);
  });
});
