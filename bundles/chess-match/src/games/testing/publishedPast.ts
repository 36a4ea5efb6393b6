import type { PastView } from '@schemas/past';
import { append, foldHistory } from '../common/history';
import { rankOf } from '../common/momentRanks';
import { foldPast } from '../common/past';
import type { GameViews } from '../common/views';
import { GAMES } from '../index';
import { T0 } from './machine';

const MINUTE_MS = 60_000;

/** What is published of a match of a game after these turns, a minute apart; with its past. */
export interface PublishedPast {
  readonly past: PastView;
  readonly views: GameViews;
}

/** @throws where the settings or a turn are refused */
export const publishedPast = (
  id: string,
  settings: Readonly<Record<string, unknown>>,
  lines: readonly string[],
): PublishedPast => {
  const game = GAMES[id];
  const begun = game?.initial({ settings });
  if (game === undefined || begun?.ok !== true) throw new Error(`There is no such match of ${id}.`);
  let history = foldHistory<unknown>(game, begun.value, []);
  for (const [index, line] of lines.entries()) {
    const command: { readonly type: string; readonly line: string } = { type: 'commitTurn', line };
    const decided = game.decide(history.state, command, T0 + (index + 1) * MINUTE_MS);
    if (!decided.ok) throw new Error(`${line}: ${decided.error.code} ${JSON.stringify(decided.error.params)}`);
    history = decided.value.reduce((known, event) => append(game, known, event), history);
  }
  const { begins, turns, found } = foldPast(game, history, null);
  const moments = found.moments.map((moment) => ({ ...moment, rank: rankOf(moment) }));
  return {
    past: { matchId: id, begins: [...begins], turns: [...turns], moments },
    views: game.project(history.state),
  };
};
