import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '../../../bundles/chess-match/src/games';
import type { AnyGame } from '../../../bundles/chess-match/src/games/common/game';
import { random } from '../../../bundles/chess-match/src/games/common/random';
import { ONE_THREAD } from '../../../bundles/chess-match/src/games/common/threads';
import type { EntryView } from '@schemas/entry';
import { percentile, type Row } from './figures';

/** A frame of a page at 60 a second. */
const FRAME_MS = 16;
/** What a turn of one move may take of it. */
const TURN_MS = 1;
/** Black's twelve moves in a row, all pieces there to choose from. */
const SERIES = { start: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 12', moves: 12 };
const ROUNDS = 30;
const PROMISED = 95;

const gameOf = (id: string): AnyGame => {
  const game = GAMES[id];
  if (game === undefined) throw new Error(`There is no game ${id}.`);
  return game;
};

const timed = <T>(times: number[], run: () => T): T => {
  const startedAt = performance.now();
  const made = run();
  times.push(performance.now() - startedAt);
  return made;
};

/** All that pages are shown of a draft once it is judged: how it stands, and what may follow it. */
const shownOf = (game: AnyGame, drafted: unknown): EntryView | undefined => {
  game.turnEntry?.draft(drafted);
  game.turnEntry?.moves(drafted);
  return game.own?.entry?.(drafted, { [ONE_THREAD]: 1 }, 1);
};

/** From a draft that has grown by a move to all that may follow it, over random series. */
const stepTimes = (): readonly number[] => {
  const game = gameOf('progressive');
  const begun = game.initial({ settings: { start: SERIES.start } });
  if (!begun.ok) throw new Error(begun.error.code);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = random(round + 1);
    let line = '';
    for (let step = 0; step < SERIES.moves; step += 1) {
      const entry = timed(times, () => shownOf(game, game.withDraft(begun.value, ONE_THREAD, line)));
      if (entry?.game !== 'progressive' || entry.moves.length === 0) break;
      line = `${line} ${from.pick(entry.moves).san}`;
    }
  }
  return times;
};

/** Deciding and folding each turn of the demonstration, as a command does it. */
const turnTimes = (root: string): readonly number[] => {
  const game = gameOf('belarusian');
  const file = readFileSync(join(root, 'bundles/chess-match/fixtures', game.records.demonstration ?? ''));
  const record = game.records.read(new Uint8Array(file));
  if (!record.ok) throw new Error('the fixture cannot be read');
  const begun = game.initial({ settings: record.value.settings });
  if (!begun.ok) throw new Error(begun.error.code);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    record.value.turns.reduce((before, { line }) => {
      const command = { type: 'commitTurn', line };
      return timed(times, () => {
        const events = game.decide(before, command, 0);
        if (!events.ok) throw new Error(events.error.code);
        return events.value.reduce((state, event) => game.evolve(state, event), before);
      });
    }, begun.value);
  return times;
};

const promised = (what: string, times: readonly number[], limit: number): Row => ({
  what: `${what}, p95 of ${times.length}`,
  value: percentile(times, PROMISED),
  unit: 'ms',
  limit,
});

/** What a turn costs that is made step by step, and one on nine by nine squares. */
export const benchTurns = (root: string): Row[] => [
  promised('chess in series: what may follow each of twelve steps', stepTimes(), FRAME_MS),
  promised('Belarusian chess: commit of a turn', turnTimes(root), TURN_MS),
];
