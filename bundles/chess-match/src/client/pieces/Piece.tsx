import { DRAWINGS, isPieceCode } from '../../games/drawings';
import { PIECE_COLOURS, type Stroke } from '../../view/pieces/strokes';

type Paint = (typeof PIECE_COLOURS)['w'];

/** A page may have its own; each side reads on light and dark squares alike. */
const PAINTS: Readonly<Record<'w' | 'b', Paint>> = {
  w: {
    body: `var(--piece-white, ${PIECE_COLOURS.w.body})`,
    outline: `var(--piece-outline, ${PIECE_COLOURS.w.outline})`,
    detail: `var(--piece-outline, ${PIECE_COLOURS.w.detail})`,
  },
  b: {
    body: `var(--piece-black, ${PIECE_COLOURS.b.body})`,
    outline: `var(--piece-outline, ${PIECE_COLOURS.b.outline})`,
    detail: `var(--piece-detail, ${PIECE_COLOURS.b.detail})`,
  },
};

const Path = ({ part, paint }: { readonly part: Stroke; readonly paint: Paint }) => (
  <path
    d={part.d}
    fill={part.fill === 'none' ? 'none' : paint[part.fill]}
    stroke={part.stroke === 'none' ? 'none' : paint[part.stroke]}
    strokeWidth={part.width}
    strokeLinecap={part.cap}
    strokeLinejoin={part.join}
    {...(part.transform === null ? {} : { transform: part.transform })}
  />
);

/**
 * Draws one piece as an SVG group in a 45 x 45 box, to be placed and scaled by its parent. `code` as in a Placement
 * ("wK"). A piece nobody has drawn yet (another game's) shows its letter on a disc.
 */
export const Piece = ({ code }: { readonly code: string }) => {
  const paint = PAINTS[code.startsWith('b') ? 'b' : 'w'];
  if (!isPieceCode(code))
    return (
      <g>
        <circle cx={22.5} cy={22.5} r={16} fill={paint.body} stroke={paint.outline} strokeWidth={1.5} />
        <text x={22.5} y={29} textAnchor="middle" fontSize={18} fill={paint.detail}>
          {code.slice(1)}
        </text>
      </g>
    );
  return (
    <g fillRule="evenodd">
      {DRAWINGS[code].map((part) => (
        <Path key={part.d} part={part} paint={paint} />
      ))}
    </g>
  );
};
