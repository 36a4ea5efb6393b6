import { describe, expect, it } from 'vitest';
import { GAMES } from './index';
import type { PlayableGame } from './common/game';
import { random } from './common/random';
import type { Sheet } from './common/sheets';
import { playSan, START_FEN } from './chess/onFen';
import type { State as Business } from './business/rules/state';
import { LANGUAGES } from '../view/language';
import { GAME_ENDS, GAME_SHEETS } from './words';

const SETTINGS: Readonly<Record<string, readonly object[]>> = {
  classical: [{ boards: 1 }, { boards: 5 }],
  progressive: [{ variant: 'italian' }, { variant: 'marseillais' }],
};
const EACH = Object.values(GAMES).flatMap((game) =>
  (SETTINGS[game.id] ?? [{}]).map((settings) => ({ id: game.id, game, settings })),
);
const SEEDS = [1, 2, 3, 4, 5];

/** What a game begins with. */
const begin = (game: PlayableGame, settings: object): unknown => {
  const begun = game.initial({ settings });
  if (!begun.ok) throw new Error(begun.error.code);
  return begun.value;
};

/** The state after a line, a second later than anything before; null where the rules refuse it. */
const after = (game: PlayableGame, state: unknown, line: string, nowMs: number): unknown => {
  const decided = game.decide(state, { type: 'commitTurn', line } as { type: string }, nowMs);
  return decided.ok ? decided.value.reduce((before, event) => game.evolve(before, event), state) : null;
};

/** A random match: its end, and how many turns were made. */
const played = (game: PlayableGame, settings: object, seed: number) => {
  const chance = random(seed);
  let [state, turns] = [begin(game, settings), 0];
  for (let count = 1; count <= 120; count += 1) {
    const line = game.randomTurn?.(state, chance) ?? null;
    const next = line === null ? null : after(game, state, line, 1000 * count);
    if (next === null) continue;
    [state, turns] = [next, turns + 1];
  }
  return { state, turns };
};

/** The moves of sheets as turns are entered, in the order in which they were made. */
const linesOn = (sheets: readonly Sheet[]): readonly string[] =>
  sheets
    .flatMap(({ name, moves }) =>
      moves.map(({ text, atMs }) => ({ atMs: atMs ?? 0, line: sheets.length === 1 ? text : `${name}:${text}` })),
    )
    .toSorted((one, other) => one.atMs - other.atMs)
    .map(({ line }) => line);

const positionsOf = (game: PlayableGame, state: unknown) => {
  const { ply, boards } = game.lookBack.glance(state);
  return { ply, boards: boards.map(({ pieces, toMove, result }) => ({ pieces, toMove, result })) };
};

describe.each(EACH.filter(({ id }) => id !== 'business'))('sheets of $id with $settings', ({ game, settings }) => {
  it.each(SEEDS)('lead to the position that stands (seed %i)', (seed) => {
    const { state, turns } = played(game, settings, seed);
    const { sheets } = game.records.sheets(state);
    let replayed = begin(game, settings);
    const lines = linesOn(sheets);
    for (const [index, line] of lines.entries()) {
      const next = after(game, replayed, line, 1000 * (index + 1));
      expect(next, line).not.toBeNull();
      replayed = next;
    }
    expect(lines).toHaveLength(turns);
    expect(turns).toBeGreaterThan(0);
    expect(positionsOf(game, replayed)).toEqual(positionsOf(game, state));
  });
});

it.each(SEEDS)('II.6 every sheet of a branch leads to where it stands (seed %i)', (seed) => {
  const { business } = GAMES;
  if (business === undefined) throw new Error('business');
  const state = played(business, {}, seed).state as Business;
  const { sheets } = business.records.sheets(state);
  expect(sheets.length).toBeGreaterThan(1);
  for (const [index, { board, moves }] of sheets.entries()) {
    const fen = moves.reduce((before, { text }) => {
      const move = playSan(before, text);
      if (!move.ok) throw new Error(text);
      return move.value.fen;
    }, START_FEN);
    expect({ board, fen }).toEqual({ board: state.branches[index]?.board, fen: state.branches[index]?.fen });
  }
});

it.each(EACH)('points of $id with $settings add up to the score, each by a known end', ({ id, game, settings }) => {
  let ends = 0;
  for (const seed of SEEDS) {
    const { state } = played(game, settings, seed);
    const { scored } = game.records.sheets(state);
    const sum = (side: 'white' | 'black') => scored.reduce((total, { halves }) => total + halves[side], 0);
    expect({ white: sum('white'), black: sum('black') }).toEqual(game.lookBack.glance(state).score);
    expect(scored.filter(({ reason }) => !Object.hasOwn(GAME_ENDS.en, reason))).toEqual([]);
    ends += scored.length;
  }
  // Nobody is sure that chance ends a match; points of those that it ends are looked at.
  if (id === 'business') expect(ends).toBeGreaterThan(3);
});

it.each(EACH)('every remark of $id with $settings has its words', ({ id, game, settings }) => {
  const words = GAME_SHEETS[id];
  if (words === undefined) throw new Error(id);
  for (const seed of SEEDS) {
    const { sheets, scored } = game.records.sheets(played(game, settings, seed).state);
    const remarks = [
      ...sheets.flatMap(({ before, moves }) => [...before, ...moves.flatMap((move) => move.remarks)]),
      ...scored.flatMap((each) => each.remarks),
    ];
    // A code that nobody knows stands as it is, which is no Russian.
    expect(remarks.filter((remark) => !/^[^a-z]/.test(words.remark(remark, 'ru')))).toEqual([]);
    for (const language of LANGUAGES)
      expect(
        remarks.map((remark) => words.remark(remark, language)).filter((text) => /undefined|NaN/.test(text)),
      ).toEqual([]);
  }
});

it.each(EACH)('an empty match of $id with $settings has a sheet for each board', ({ game, settings }) => {
  const state = begin(game, settings);
  const { sheets, scored } = game.records.sheets(state);
  expect(sheets.map(({ board }) => board)).toEqual(
    Array.from({ length: game.project(state).match.boards }, (_none, index) => index + 1),
  );
  expect(sheets.flatMap(({ moves }) => moves)).toEqual([]);
  expect(scored).toEqual([]);
});
