import { countedOf } from '../../../games/common/counted';
import type { OpenMatch } from '../../authority/openMatch';

/** The turn that was made last by a moment, as the match counts now: "24...", empty before the first. */
export const turnAt = ({ game, history }: Pick<OpenMatch, 'game' | 'history'>, atMs: number): string => {
  let label = '';
  for (const { event } of countedOf(history)) {
    if (event.atMs > atMs) break;
    const fact = game.undoLabel(event);
    if (fact?.kind === 'turn') ({ label } = fact);
  }
  return label;
};
