import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { announcedIn, bestMoveIn } from './info';

describe('a line of UCI', () => {
  it('announces a line of play', () => {
    expect(
      announcedIn('info depth 10 seldepth 14 multipv 2 score cp -26 wdl 30 968 2 nodes 18916 nps 9 pv e2e4 e7e5'),
    ).toEqual({ rank: 2, depth: 10, score: { kind: 'pawns', hundredths: -26 }, moves: ['e2e4', 'e7e5'] });
    expect(announcedIn('info depth 5 score mate -3 pv e2e4')).toMatchObject({
      rank: 1,
      score: { kind: 'mate', in: -3 },
    });
  });

  it.each([
    'info depth 10 score cp 26 lowerbound pv e2e4',
    'info depth 10 score cp 26 upperbound nodes 3 pv e2e4',
    'info string pv depth 10 score cp 26 pv e2e4',
    'info depth 10 score cp 26 nodes 12',
    'info depth 0 score cp 26 pv e2e4',
    'info depth 10 score cp 1e9 pv e2e4',
    'info depth 10 score cp 99999999 pv e2e4',
    'info depth 10 multipv x score cp 26 pv e2e4',
    'bestmove e2e4',
    '',
  ])('%j announces none', (line) => {
    expect(announcedIn(line)).toBeNull();
  });

  it('ends a search', () => {
    expect([bestMoveIn('bestmove e2e4 ponder e7e5'), bestMoveIn('bestmove (none)'), bestMoveIn('info x')]).toEqual([
      'e2e4',
      '(none)',
      null,
    ]);
  });

  it('may be anything at all', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        announcedIn(`info depth 3 score cp ${text} pv ${text}`);
        announcedIn(text);
        bestMoveIn(text);
      }),
    );
  });
});
