import { countedOf } from '../../../games/common/counted';
import type { OpenMatch } from '../../authority/openMatch';
import type { PrintedMatch } from '../../../games/common/printed';

/** When a match began and ended, by what counts of it. */
export const playedTime = ({
  game,
  history,
}: Pick<OpenMatch, 'game' | 'history'>): Pick<PrintedMatch, 'begunAtMs' | 'endedAtMs'> => {
  let state = history.initial;
  let [begunAtMs, endedAtMs]: [number | null, number | null] = [null, null];
  for (const { event } of countedOf(history)) {
    state = game.evolve(state, event);
    const isPlayed =
      game.undoLabel(event)?.kind === 'turn' || game.lookBack.clocks(state).some(({ running }) => running !== null);
    if (isPlayed) begunAtMs ??= event.atMs;
    // What is entered after the end does not move it; an arbiter may let play go on.
    const isOver = game.threads.every((thread) => game.turnKey(state, thread) === null);
    endedAtMs = isOver ? (endedAtMs ?? event.atMs) : null;
  }
  return { begunAtMs, endedAtMs };
};
