import { CROWN, PALACE, THRONE } from '../../../games/belarusian/pages';
import './throne.css';

/** Draws the palace and the throne on the squares of a board. */
export const Throne = () => (
  <g className="throne-ground" aria-hidden>
    <rect className="palace" x={PALACE.column} y={PALACE.row} width={PALACE.size} height={PALACE.size} />
    <rect className="throne" x={THRONE.column} y={THRONE.row} width={1} height={1} />
    <path className="crown" d={CROWN} transform={`translate(${THRONE.column + 0.5} ${THRONE.row + 0.5})`} />
  </g>
);
