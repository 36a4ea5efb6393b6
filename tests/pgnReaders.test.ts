import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { GAMES } from '../bundles/chess-match/src/games';
import { formsOf } from '../bundles/chess-match/src/games/common/records';
import { random } from '../bundles/chess-match/src/games/common/random';
import type { PlayableGame } from '../bundles/chess-match/src/games/common/game';
import { livePgn } from '../bundles/chess-match/src/games/pgn/live';
import { own } from '../bundles/chess-match/src/own';
import { programPath } from '../scripts/lib/programs';

const NAMES = { event: 'Мэрия "A\\B"', white: 'City (Hall)', black: 'Federation; {x}' };
const NOBODY = { atMs: Date.UTC(2026, 10, 27), player: () => null };
const PLACE = { matchId: '42', round: 1, address: 'https://chess.example' };

/** What pgn-extract complains of; it ends with 0 whatever it reads. */
const complaints = (pgn: string): string =>
  spawnSync(programPath('pgn-extract'), ['-r', '--quiet'], { input: pgn, encoding: 'utf8' }).stderr;

/** The state of a game after so many random turns. */
const played = (game: PlayableGame, seed: number, turns: number): unknown => {
  const chance = random(seed);
  const begun = game.initial({ settings: {} });
  if (!begun.ok) throw new Error(begun.error.code);
  let state = begun.value;
  for (let turn = 0; turn < turns; turn += 1) {
    const line = game.randomTurn?.(state, chance) ?? null;
    if (line === null) break;
    const decided = game.decide(state, { type: 'commitTurn', line } as { type: string }, 1000 * turn);
    if (decided.ok) state = decided.value.reduce((before, event) => game.evolve(before, event), state);
  }
  return state;
};

it('pgn-extract complains of an illegal move, so that its silence means something', () => {
  expect(complaints('1. e4 e5 2. Ke3 *\n')).not.toBe('');
});

it.each(['business', 'classical'])('pgn-extract reads every PGN of %s without a complaint', (id) => {
  const game = own(GAMES, id);
  if (game === undefined) throw new Error(id);
  let games = 0;
  for (let seed = 1; seed <= 8; seed += 1) {
    const state = played(game, seed, 80);
    const forms = formsOf(game.records).filter(({ mediaType }) => mediaType === 'application/x-chess-pgn');
    const texts = [
      ...forms.map(({ write }) => write(state, NAMES, NOBODY)),
      livePgn(game.records.live?.(state, NAMES, NOBODY, PLACE) ?? []),
    ];
    for (const text of texts) {
      expect(complaints(text)).toBe('');
      games += text.match(/^\[Event /gm)?.length ?? 0;
    }
  }
  expect(games).toBeGreaterThan(20);
});

it('pgn-extract reads the tree of Scheme 4', () => {
  const file = join(import.meta.dirname, '../bundles/chess-match/fixtures/scheme4.bcr');
  const game = own(GAMES, 'business');
  const read = game?.records.read(readFileSync(file));
  if (game === undefined || read?.ok !== true) throw new Error('Scheme 4 cannot be read');
  for (const { name, write } of formsOf(game.records))
    if (name.endsWith('.pgn')) expect(complaints(write(read.value.end, NAMES, NOBODY))).toBe('');
});
