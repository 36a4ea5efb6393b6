import { drawnByItself, isDead, positionKey, type Played } from '../../chess/onFen';
import type { Side } from '../../common/sides';
import type { End } from './state';

/** How a move ends its game at once (C4, C6): mate before everything else. @param keys of all positions before it */
export const endAfterMove = (played: Played, keys: readonly string[], mover: Side, atMs: number): End | null => {
  if (played.isMate) return { result: mover, reason: 'mate', atMs };
  const drawn = (reason: End['reason']): End => ({ result: 'draw', reason, atMs });
  if (played.isStalemate) return drawn('stalemate');
  if (isDead(played.fen)) return drawn('dead-position');
  const reason = drawnByItself([...keys, positionKey(played.fen)], played.fen);
  return reason === null ? null : drawn(reason);
};
