import type { PlayableGame } from '../common/game';
import { append, foldHistory, type History } from '../common/history';
import { random } from '../common/random';
import { T0 } from './machine';

const MINUTE_MS = 60_000;

/** A match of a game as it is begun, with so many turns at random, a minute apart: the same from a seed every time. */
export const randomHistory = (game: PlayableGame, seed: number, turns: number): History<unknown> => {
  const draws = random(seed);
  const begun = game.initial({ settings: {} });
  if (!begun.ok) throw new Error(begun.error.code);
  let history = foldHistory<unknown>(game, begun.value, []);
  for (let made = 1; made <= turns; made += 1) {
    const line = game.randomTurn?.(history.state, draws) ?? null;
    if (line === null) return history;
    const command: { readonly type: string; readonly line: string } = { type: 'commitTurn', line };
    const decided = game.decide(history.state, command, T0 + made * MINUTE_MS);
    if (decided.ok) history = decided.value.reduce((known, event) => append(game, known, event), history);
  }
  return history;
};
