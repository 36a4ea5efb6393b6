import { describe, expect, it } from 'vitest';
import { play } from '../../../chess/play';
import { withReserve, type Position } from '../../../chess/position';
import { decide } from '../decide';
import { evolve } from '../evolve';
import { sansNow } from '../legalAfter';
import { rulesOf } from '../moves/rulesOf';
import { BOARDS, partnerOf, type BoardId } from '../seats';
import { seatToMove, type State } from '../state';
import { randomMatch, type RandomMatch } from '../../testing/randomMatch';
import { kamikaze } from './kamikaze';
import { sitting } from './sitting';
import { waiting } from './waiting';

const SLOW = 240_000;
const matches: readonly RandomMatch[] = Array.from({ length: 40 }, (_, index) => randomMatch(500 + index, 130));

/** Every so many states of every match, both boards of each. */
const sample = (every: number): readonly (readonly [State, BoardId])[] =>
  matches.flatMap(({ steps }) =>
    steps
      .filter(({ state }, index) => index % every === 0 && state.end === null)
      .flatMap(({ state }) => BOARDS.map((board) => [state, board] as const)),
  );

const withPosition = (state: State, board: BoardId, position: Position): State => ({
  ...state,
  boards: { ...state.boards, [board]: { ...state.boards[board], position } },
});

/** The state after a move, through the rules: nothing of the findings' own ways is used. */
const pressed = (state: State, board: BoardId, text: string): State => {
  const decided = decide(state, { type: 'press', board, text }, 0);
  if (!decided.ok) throw new Error(decided.error.code);
  return decided.value.reduce(evolve, state);
};

const matesNow = (state: State, board: BoardId): readonly string[] =>
  sansNow(state, board).flatMap(({ san }) => (san.endsWith('#') ? [san] : []));

describe('S12 findings against the rules themselves, over random matches', () => {
  it('S12 who sits has no move, and each piece waited for would give one', { timeout: SLOW }, () => {
    let sits = 0;
    for (const [state, board] of sample(1)) {
      const found = sitting(state, board);
      if ((found === null) !== sansNow(state, board).length > 0) throw new Error(`${board} ${JSON.stringify(found)}`);
      if (found === null) continue;
      sits += 1;
      const { position } = state.boards[board];
      for (const type of ['q', 'r', 'b', 'n', 'p']) {
        const supplied = withPosition(state, board, withReserve(position, position.toMove, type, 1));
        expect(sansNow(supplied, board).length > 0).toBe(found.waitsFor.includes(type));
      }
      // S6: had nothing helped, it would have been mate and the match over.
      expect(found.waitsFor.length).toBeGreaterThan(0);
    }
    expect(sits).toBeGreaterThan(5);
  });

  it('S12 who waits has moves, and every one is answered by mate', { timeout: SLOW }, () => {
    for (const [state, board] of sample(9)) {
      const sans = sansNow(state, board);
      const isWaiting =
        sans.length > 0 &&
        sans.every(({ san }) => !san.endsWith('#') && matesNow(pressed(state, board, san), board).length > 0);
      expect(waiting(state, board)).toEqual(isWaiting ? seatToMove(state, board) : null);
    }
  });

  it('S12 a kamikaze move gives the partner a mate there was not, and is answered by one', { timeout: SLOW }, () => {
    let captures = 0;
    for (const [state, board] of sample(7)) {
      const partner = partnerOf(seatToMove(state, board));
      const isPartnerReady =
        seatToMove(state, partner.board).side === partner.side && matesNow(state, partner.board).length === 0;
      const expected = sansNow(state, board).flatMap(({ san }) => {
        if (!san.includes('x')) return [];
        captures += 1;
        const after = pressed(state, board, san);
        const wins = isPartnerReady ? matesNow(after, partner.board) : [];
        return wins.length > 0 && matesNow(after, board).length > 0 ? [san] : [];
      });
      expect(kamikaze(state, board).map(({ san }) => san)).toEqual(expected);
    }
    expect(captures).toBeGreaterThan(500);
  });

  it('S2 S4 what a move gives is what the partner has more', { timeout: SLOW }, () => {
    for (const { steps } of matches)
      for (const { before, state, events } of steps) {
        const [event] = events;
        if (event?.type !== 'movePlayed') continue;
        const partner = partnerOf(event);
        const had = before.boards[partner.board].position.reserve[partner.side];
        const has = state.boards[partner.board].position.reserve[partner.side];
        const gained = Object.entries(has).filter(([type, count]) => count > (had[type] ?? 0));
        expect(gained.map(([type]) => type)).toEqual(event.gave === null ? [] : [event.gave]);
        const { captured } = play(rulesOf(before.settings), before.boards[event.board].position, event.move);
        expect(captured).toBe(event.gave);
      }
  });
});
