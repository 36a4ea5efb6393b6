import { describe, expect, it } from 'vitest';
import { factsOfTurn, type FactOf, type Points } from '../facts';
import { ledgerWith, pictureWith } from '../facts/testing';
import type { Unsummed } from '../fixtures/ledgerFixture';
import { scheme4 } from '../fixtures/scheme4';
import { actorOf, announcementsOf } from './announcements';

describe('announcementsOf', () => {
  const resigned = { ply: 95, kind: 'resignation', white: 0, black: 16, chips: 8 };
  const kinds = (...entries: Partial<Unsummed>[]) =>
    announcementsOf(
      factsOfTurn(pictureWith(scheme4(95), { match: { status: 'over' }, ledger: ledgerWith(...entries) })),
    ).map(({ main, also }) => [main.kind === 'end' ? main.how : main.kind, ...also.map(({ kind }) => kind)]);

  it('B17 tells the end of the game with what ended it', () => {
    expect(kinds(resigned)).toEqual([['resignation', 'over']]);
  });

  it('tells two different ends one after the other, the last with the end of the game', () => {
    expect(kinds({ ...resigned, board: 4 }, { ...resigned, kind: 'mate', board: 5 })).toEqual([
      ['resignation'],
      ['mate', 'over'],
    ]);
  });

  it('tells the end of a game without ends by itself', () => {
    expect(kinds()).toEqual([['over']]);
  });
});

describe('actorOf', () => {
  const end = (how: string, gain: Points): FactOf<'end'> => ({
    kind: 'end',
    id: '',
    ply: 1,
    turn: '1.',
    side: 'white',
    how,
    boards: [],
    gain,
    score: gain,
  });

  it.each([
    ['mate', { white: 4, black: 0 }, 'white'],
    ['resignation', { white: 4, black: 0 }, 'black'],
    ['flag', { white: 0, black: 4 }, 'white'],
    ['draw', { white: 2, black: 2 }, null],
  ])('%s %j is the doing of %s', (how, gain, actor) => {
    expect(actorOf(end(how, gain))).toBe(actor);
  });
});
