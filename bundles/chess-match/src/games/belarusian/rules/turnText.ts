import { TABLES } from './board';
import type { Turn } from './turn';

/** A turn for programs: "e2e4", "e8e9g"; castling is the kniaz's move, by two or three; "inauguration". */
export const coordinatesOf = (turn: Turn): string => {
  if (turn.kind === 'inauguration') return turn.kind;
  const { from, to, promotion } = turn.step;
  return `${TABLES.names[from] ?? ''}${TABLES.names[to] ?? ''}${promotion ?? ''}`;
};
