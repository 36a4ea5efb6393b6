import { Chess } from 'chess.js';
import { parse } from '@mliebelt/pgn-parser';
import { describe, expect, it } from 'vitest';
import { randomGame } from '../testing/randomGame';
import type { State } from '../business/rules/state';
import type { RecordNames } from '../common/records';
import { records } from '../business/record/records';
import { writeSheets } from '../business/record/pgn/branches';
import { writeTree } from '../business/record/pgn/writeTree';
import { livePgn } from './live';

const NAMES = { event: 'Мэрия "A\\B"', white: 'City (Hall)', black: 'Federation; {x}' };
/** What chess.js reads of names: no signs with a backslash before them. */
const PLAIN = { ...NAMES, event: 'Мэрия' };
const PLACE = { matchId: '42', round: 1, address: 'https://chess.example' };
const NOBODY = { atMs: Date.UTC(2026, 10, 27), player: () => null };

/** Games without a word of the arbiter: what he sets, no other program can follow. */
const states: readonly State[] = Array.from(
  { length: 40 },
  (_, index) => randomGame(index + 1, 60).history.state,
).filter(({ record }) => record.every(({ kind }) => kind !== 'position'));

const followed = (state: State, names: RecordNames): string =>
  livePgn(records.live?.(state, names, NOBODY, PLACE) ?? []);

const gamesIn = (pgn: string): readonly string[] => pgn.split(/\n\n(?=\[Event )/);

const movesIn = (pgn: string): readonly string[] => {
  const chess = new Chess();
  chess.loadPgn(pgn);
  return chess.history();
};

describe('branches as games of chess', () => {
  it('are read by chess.js, move by move, each whole from the first move on', () => {
    let seen = 0;
    for (const state of states)
      for (const pgn of [writeSheets(state, PLAIN), followed(state, PLAIN)]) {
        const games = gamesIn(pgn);
        expect(games.map(movesIn)).toEqual(state.branches.map(({ line }) => line));
        seen += games.length;
      }
    expect(seen).toBeGreaterThan(100);
  });

  it('are read by another parser, and the tree with its variations too', () => {
    for (const state of states.slice(0, 10)) {
      const sheets = parse(writeSheets(state, NAMES), { startRule: 'games' });
      expect(Array.isArray(sheets) ? sheets.length : 0).toBe(state.branches.length);
      const tree = parse(writeTree(state, NAMES), { startRule: 'game' });
      const variations = JSON.stringify(tree).match(/"variations":\[\[?\{/g)?.length ?? 0;
      expect(variations).toBe(state.branches.length - 1);
    }
  });

  it('a branch is known by the turn and the board of its birth, whatever becomes of the others', () => {
    for (const state of states) {
      const keys = [...followed(state, NAMES).matchAll(/\[GameId "(.*)"\]/g)];
      expect(new Set(keys.map(([, key]) => key)).size).toBe(state.branches.length);
    }
  });

  it('a position that the arbiter set begins the game for those who know no other way to it', () => {
    const corrected = Array.from({ length: 60 }, (_, index) => randomGame(index + 1, 60).history.state).filter(
      ({ record }) => record.some(({ kind }) => kind === 'position'),
    );
    for (const state of corrected) {
      const games = gamesIn(followed(state, PLAIN));
      for (const [index, game] of games.entries()) {
        const line = state.branches[index]?.line ?? [];
        const moves = movesIn(game);
        expect(line.slice(line.length - moves.length)).toEqual(moves);
      }
    }
    expect(corrected.length).toBeGreaterThan(5);
  });
});
