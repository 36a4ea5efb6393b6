import type { BoardView, Side } from 'chess-match/client';
import { centreOf, SIDES, type Point } from 'chess-match/client/view';
import { THRONE } from 'chess-match/games/belarusian';
import type { BelarusianPlay } from './play';
import { ThroneSquares } from './ThroneSquares';
import css from './ground.module.css';

type Shown = Pick<BoardView, 'files' | 'ranks' | 'pieces'>;

interface GroundProps {
  /** Null: the throne and the palace alone. */
  readonly play: Pick<BelarusianPlay, 'throne' | 'crowned'> | null;
  readonly view: Shown;
  readonly bottom: Side;
}

/** Squares from the middle of the throne where a line that points at it ends, and its head. */
const [SHORT, HEAD, WING] = [0.42, 0.24, 0.5] as const;

/** A line from a piece to the edge of the throne, with its head. */
const linePath = (from: Point, throne: Point): string => {
  const angle = Math.atan2(throne.y - from.y, throne.x - from.x);
  const end = { x: throne.x - SHORT * Math.cos(angle), y: throne.y - SHORT * Math.sin(angle) };
  const wing = (turn: number): string =>
    `${end.x - HEAD * Math.cos(angle + turn)} ${end.y - HEAD * Math.sin(angle + turn)}`;
  return `M ${from.x} ${from.y} L ${end.x} ${end.y} M ${wing(WING)} L ${end.x} ${end.y} L ${wing(-WING)}`;
};

/** Who attacks the throne: of the side that holds it nobody does. */
const Attacks = ({ play, view, bottom }: GroundProps & { readonly play: Pick<BelarusianPlay, 'throne'> }) => {
  const field = { files: view.files, ranks: view.ranks, bottom };
  const throne = centreOf(THRONE.square, field);
  const { holder, attackers } = play.throne;
  return SIDES.filter((side) => side !== holder).flatMap((side) =>
    attackers[side].map((square) => {
      const from = centreOf(square, field);
      if (from === null || throne === null) return null;
      const path = linePath(from, throne);
      return (
        <g key={square} className={css[side]} data-role="mark">
          <path className={css.edge} d={path} />
          <path className={css.line} d={path} />
        </g>
      );
    }),
  );
};

/** L7 where a kniazhych has just become kniaz. */
const Crowned = ({ crowned, view, bottom }: Omit<GroundProps, 'play'> & { readonly crowned: Side }) => {
  const code = `${crowned === 'white' ? 'w' : 'b'}Kniaz`;
  const square = Object.keys(view.pieces).find((each) => view.pieces[each] === code);
  const at = square === undefined ? null : centreOf(square, { files: view.files, ranks: view.ranks, bottom });
  return at && <circle className={css.crowned} cx={at.x} cy={at.y} r={0.45} data-role="mark" />;
};

/** The palace and the throne on the squares of the board, and who attacks it. In units of a square. */
export const Ground = ({ play, view, bottom }: GroundProps) => {
  const { column, row } = THRONE;
  return (
    <>
      <ThroneSquares />
      {play?.throne.rokosh && <rect className={css.rokosh} x={column} y={row} width={1} height={1} data-role="mark" />}
      {play && <Attacks play={play} view={view} bottom={bottom} />}
      {play?.crowned && <Crowned crowned={play.crowned} view={view} bottom={bottom} />}
    </>
  );
};
