import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../view/language';
import { newMatch, play as played, T0 } from '../testing/play';
import { SUGGESTION_WORDS } from '../words/suggestions';
import type { State } from '../rules/state';
import { project } from './project';
import { suggestions } from './suggestions';

const suggested = (state: State) =>
  suggestions(state, project(state), T0).filter(({ kind }) => !['play', 'pause', 'replay', 'recap'].includes(kind));
const brought = (state: State) =>
  suggested(state).map(({ kind, side, amount, airs }) => [kind, side, amount, airs[0]?.graphic]);

describe('what a director of chess in series wants to see', () => {
  it('P4 a check that ended a series, with the moves that were lost; it is about that series alone', () => {
    const checked = played(newMatch({ variant: 'scottish' }), 'e4', 'd6 f6', 'Qh5+');
    expect(brought(checked)).toEqual([['seriesCheck', 'white', 2, 'focus']]);
    expect(brought(played(checked, 'g6 Bg7 Nh6 O-O'))).toEqual([]);
  });

  it('P7 a draw that is near brings the card of ends by itself; a check brings its board, and does not last', () => {
    const quiet = played(newMatch({ start: '7k/8/8/8/8/8/P7/K7 w - - 1', variant: 'scottish' }), 'Kb1');
    const near = suggestions({ ...quiet, stand: { ...quiet.stand, quiet: 8 } }, project(quiet), T0);
    expect(near.find(({ kind }) => kind === 'quietTurns')).toMatchObject({
      amount: 2,
      alone: true,
      lasts: false,
      airs: [{ graphic: 'explainer', content: { card: 'end' } }],
    });
    const checked = played(newMatch({ variant: 'scottish' }), 'e4', 'd6 f6', 'Qh5+');
    const [told] = suggested(checked);
    expect([told?.kind, told?.lasts, told?.airs[0]]).toEqual([
      ...['seriesCheck', false, { graphic: 'focus', on: true, content: { board: 1 } }],
    ]);
  });

  it('P5 a check with the last move loses nothing', () => {
    expect(brought(played(newMatch(), 'e4', 'f6 d6', 'd4 a3 Qh5+'))).toEqual([['seriesCheck', 'white', 0, 'focus']]);
  });

  it('a promotion before captures, captures where there were many', () => {
    const start = '4k3/1P6/8/8/2n5/8/4n3/R3K2R w - - 5';
    expect(brought(played(newMatch({ start }), 'b8=N Na6 Rb1 Rb2 Nc7+'))).toEqual([
      ['seriesCheck', 'white', 0, 'focus'],
    ]);
    expect(brought(played(newMatch({ start }), 'b8=N Na6 Rb1 Rb2 Ra2'))).toEqual([['promotion', 'white', 1, 'focus']]);
    const pawns = 'r6k/8/2p5/1p1p4/8/8/B7/4K3 w - - 5';
    expect(brought(played(newMatch({ start: pawns }), 'Bxd5 Bxc6 Bxa8 Bb7 Kd1'))).toEqual([
      ['captures', 'white', 3, 'focus'],
    ]);
  });

  it('P7 a draw by quiet turns that is near, with the card that explains it', () => {
    const start = '4k3/7p/8/8/8/8/P7/4K3 w - - 1';
    const turns = ['Kd1', 'Kd8 Ke8', 'Ke1 Kd1 Ke1', 'Kd8 Ke8 Kd8 Ke8', 'Kd1 Ke1 Kd1 Ke1 Kd1'];
    const five = played(newMatch({ start }), ...turns, 'Kd8 Ke8 Kd8 Ke8 Kd8 Ke8');
    expect(brought(five)).toEqual([]);
    const seven = played(five, 'Ke1 Kd1 Ke1 Kd1 Ke1 Kd1 Ke1');
    expect(brought(seven)).toEqual([['quietTurns', null, 3, 'explainer']]);
  });

  it('is told in both languages', () => {
    const about = { who: 'White', board: '1', other: '', amount: 2 };
    for (const language of LANGUAGES)
      for (const { said, mode } of Object.values(SUGGESTION_WORDS[language])) {
        expect([said(about), said({ ...about, amount: 0 }), mode].join()).not.toMatch(/undefined|NaN/);
        expect(said(about)).not.toBe('');
      }
  });
});
