import { random } from '../common/random';
import type { PlayableGame } from '../common/game';

const MATCHES = 6;

/** Random matches of a game, each two turns longer than the one before; the same ones every time. */
export const playedMatches = ({ initial, randomTurn, decide, evolve }: PlayableGame): readonly unknown[] => {
  const draws = random(1);
  return Array.from({ length: MATCHES }, (_, index) => {
    const begun = initial({ settings: {} });
    let state = begun.ok ? begun.value : null;
    for (let turn = 0; turn <= 2 * index; turn += 1) {
      const command: { readonly type: string; readonly line: string } = {
        type: 'commitTurn',
        line: randomTurn?.(state, draws) ?? '',
      };
      const decided = decide(state, command, 0);
      if (decided.ok) state = decided.value.reduce(evolve, state);
    }
    return state;
  });
};
