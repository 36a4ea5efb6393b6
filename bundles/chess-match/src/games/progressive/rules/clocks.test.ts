import { describe, expect, it } from 'vitest';
import { remainingAt } from '../../common/clock';
import type { Command } from './commands';
import { after, decided, endOf, newMatch, refused, T0 } from '../testing/play';

const SECOND = 1000;
const press = (line: string): Command => ({ type: 'commitTurn', line });
const begun = (settings = {}) => after(newMatch({ timePerSideMs: 60_000, ...settings }), { type: 'startClock' }, T0);

describe('the clock of a game in series', () => {
  it('runs for who makes a series, and is pressed once for all of it', () => {
    const first = after(begun({ incrementMs: 2000 }), press('e4'), T0 + 10 * SECOND);
    expect(first.turns[0]?.clockMs).toBe(52_000);
    expect(first.clock.running).toBe('black');
    const second = after(first, press('e5 Nf6'), T0 + 25 * SECOND);
    expect(second.turns[1]?.clockMs).toBe(47_000);
    expect(remainingAt(second.clock, 'white', T0 + 26 * SECOND)).toBe(51_000);
  });

  it('a series that was played without a clock has no time', () => {
    expect(after(newMatch(), press('e4')).turns[0]?.clockMs).toBeNull();
  });

  it('the flag loses, and draws where the opponent has a king alone', () => {
    const late = T0 + 61 * SECOND;
    const lost = after(begun(), { type: 'flag', side: 'white' }, late);
    expect([endOf(lost), lost.clock.running]).toEqual([['black', 'flag'], null]);
    const bare = begun({ start: '4k3/8/8/8/8/8/P7/4K3 w - - 3' });
    expect(endOf(after(bare, { type: 'flag', side: 'white' }, late))).toEqual(['draw', 'flag']);
    const all = begun({ start: '4k3/8/8/8/8/8/P7/4K3 w - - 3', variant: 'take-all' });
    expect(endOf(after(all, { type: 'flag', side: 'white' }, late))).toEqual(['black', 'flag']);
  });

  it('time given counts from what is shown, 0:00 where it has run out; time taken from what there is', () => {
    const over = T0 + 70 * SECOND;
    const given = after(begun(), { type: 'addTime', side: 'white', ms: 5000, reason: '' }, over);
    expect(remainingAt(given.clock, 'white', over)).toBe(5000);
    const taken = after(begun(), { type: 'addTime', side: 'white', ms: -5000, reason: '' }, T0);
    expect(remainingAt(taken.clock, 'white', T0)).toBe(55_000);
  });

  it('lost time waits for the arbiter’s word, and goes back to whose clock ran', () => {
    const gap: Command = { type: 'noteGap', cause: 'down', fromMs: T0, toMs: T0 + 8 * SECOND };
    const noted = after(begun(), gap);
    expect(noted.gaps).toEqual([{ cause: 'down', fromMs: T0, toMs: T0 + 8 * SECOND, byMs: 0, side: 'white' }]);
    const pressed = after(noted, press('e4'), T0 + 20 * SECOND);
    const given = after(pressed, { type: 'dismissGap', giveBack: true }, T0 + 21 * SECOND);
    expect([given.gaps, given.clock.remainingMs.white]).toEqual([[], 48_000]);
    const kept = after(pressed, { type: 'dismissGap', giveBack: false }, T0 + 21 * SECOND);
    expect([kept.gaps, kept.clock.remainingMs.white]).toEqual([[], 40_000]);
    expect(decided(newMatch(), gap)).toEqual([]);
  });

  it('a step of the system’s clock is told and costs nobody time', () => {
    const stepped = after(begun(), { type: 'noteStep', byMs: 9000 }, T0 + SECOND);
    expect(stepped.gaps[0]).toMatchObject({ cause: 'stepped', byMs: 9000 });
    const decidedOn = after(stepped, { type: 'dismissGap', giveBack: true }, T0 + SECOND);
    expect(decidedOn.clock.remainingMs).toEqual({ white: 60_000, black: 60_000 });
  });

  it('an offer stands until it is declined, accepted, or the opponent presses', () => {
    const offered = after(newMatch(), { type: 'offerDraw', team: 'black' });
    expect(after(offered, press('e4')).offers).toEqual([]);
    expect(after(after(newMatch(), { type: 'offerDraw', team: 'white' }), press('e4')).offers).toEqual(['white']);
    expect(after(offered, { type: 'declineDraw', team: 'white' }).offers).toEqual([]);
    expect(endOf(after(offered, { type: 'offerDraw', team: 'white' }))).toEqual(['draw', 'agreement']);
  });

  it('P7 ten quiet turns are a draw by themselves, or where the arbiter accepts the claim', () => {
    const quiet = (settings: object) => {
      let state = newMatch({ start: '4k2r/7p/8/8/8/8/P7/R3K3 w - - 1', ...settings });
      const lines = { white: ['Rb1', 'Ra1'], black: ['Rg8', 'Rh8'] };
      for (let turn = 1; turn <= 10 && state.end === null; turn += 1) {
        const side = turn % 2 === 1 ? 'white' : 'black';
        const home = side === 'white' ? 0 : 7;
        const rank = side === 'white' ? 0 : 56;
        const isHome = state.stand.position.squares[rank + home]?.type === 'r';
        const [there = '', back = ''] = isHome ? lines[side] : lines[side].toReversed();
        const line = Array.from({ length: turn }, (_, index) => (index % 2 === 0 ? there : back)).join(' ');
        state = after(state, press(line));
      }
      return state;
    };
    expect(endOf(quiet({}))).toEqual(['draw', 'ten-turns']);
    const claimed = quiet({ tenTurns: 'claim' });
    expect([endOf(claimed), claimed.stand.quiet]).toEqual([null, 10]);
    const word = (accepted: boolean): Command => ({ type: 'decideClaim', board: 1, accepted, reason: 'shown' });
    expect(endOf(after(claimed, word(false)))).toBeNull();
    expect(endOf(after(claimed, word(true)))).toEqual(['draw', 'ten-turns']);
    expect(refused(quiet({}), word(true)).code).toBe('progressive/game/over');
  });

  it('a position that the arbiter sets keeps the turn, and begins the count of quiet turns anew', () => {
    const fen = '4k3/8/8/8/8/8/P7/4K3 b - - 0 1';
    const set = after(after(newMatch(), press('e4')), { type: 'correctPosition', board: 1, fen, reason: 'hall' });
    expect([set.stand.turn, set.stand.quiet, set.corrections[0]?.fen]).toEqual([2, 0, '4k3/8/8/8/8/8/P7/4K3 b - - 2']);
  });
});
