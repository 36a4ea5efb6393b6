import './throne.css';

/** L3 in squares: the throne e5 is the middle of the board from whichever side it is seen, the palace the squares around it. */
const [PALACE, THRONE] = [
  { x: 2, y: 2, width: 5, height: 5 },
  { x: 4, y: 4, width: 1, height: 1 },
];
const CROWN = 'M 4.26 4.67 L 4.2 4.33 L 4.38 4.5 L 4.5 4.26 L 4.62 4.5 L 4.8 4.33 L 4.74 4.67 Z';

/** The palace and the throne on the squares of a board. */
export const Throne = () => (
  <g className="throne-ground" aria-hidden>
    <rect className="palace" {...PALACE} />
    <rect className="throne" {...THRONE} />
    <path className="crown" d={CROWN} />
  </g>
);
