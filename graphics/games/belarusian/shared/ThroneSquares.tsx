import { CROWN, PALACE, THRONE } from 'chess-match/games/belarusian';
import css from './ground.module.css';

/** The palace and the throne on the squares of the board, in units of a square. */
export const ThroneSquares = () => (
  <>
    <rect className={css.palace} x={PALACE.column} y={PALACE.row} width={PALACE.size} height={PALACE.size} />
    <rect className={css.throne} x={THRONE.column} y={THRONE.row} width={1} height={1} />
    <path className={css.crown} d={CROWN} transform={`translate(${THRONE.column + 0.5} ${THRONE.row + 0.5})`} />
  </>
);
