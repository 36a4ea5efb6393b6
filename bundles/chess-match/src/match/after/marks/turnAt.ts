import { countedOf } from '../../../games/common/counted';
import type { OpenMatch } from '../../authority/openMatch';

/** The turn that was made last by a moment, as the match counts now: "24...", and 0 and empty before the first. */
export const turnAt = (
  { game, history }: Pick<OpenMatch, 'game' | 'history'>,
  atMs: number,
): { readonly ply: number; readonly turn: string } => {
  const turns = countedOf(history)
    .filter(({ event }) => event.atMs <= atMs)
    .flatMap(({ event }) => {
      const fact = game.undoLabel(event);
      return fact?.kind === 'turn' ? [fact.label] : [];
    });
  return { ply: turns.length, turn: turns.at(-1) ?? '' };
};
