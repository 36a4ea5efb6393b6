import { memo } from 'react';
import { cellOn, darkSquaresPath, fileLetter, squaresOf, type BoardSize, type Field } from '../../view';
import type { CoordinatePlaces } from './look';

/** All squares of one colour at once: boards are drawn anew with every movement of a hand. */
export const Ground = memo(({ files, ranks }: BoardSize) => (
  <>
    <rect className="square-light" width={files} height={ranks} />
    <path className="square-dark" d={darkSquaresPath({ files, ranks })} />
  </>
));
Ground.displayName = 'Ground';

/** Square by square, each with its name. */
export const NamedSquares = ({ field }: { readonly field: Field }) =>
  squaresOf(field).map(({ square, isDark }) => {
    const cell = cellOn(square, field);
    return (
      cell && (
        <rect
          key={square}
          className={isDark ? 'square-dark' : 'square-light'}
          data-square={square}
          x={cell.column}
          y={cell.row}
          width={1}
          height={1}
        />
      )
    );
  });

/** The names of files and ranks. */
export const Coordinates = ({ field, places }: { readonly field: Field; readonly places: CoordinatePlaces }) => {
  const { files, ranks, bottom } = field;
  const { rank, file } = places;
  return (
    <g aria-hidden>
      {Array.from({ length: files }, (_, column) => (
        <text key={`file ${column}`} className="coordinate coordinate-file" x={column + file.x} y={ranks + file.y}>
          {fileLetter(bottom === 'white' ? column : files - 1 - column)}
        </text>
      ))}
      {Array.from({ length: ranks }, (_, row) => (
        <text key={`rank ${row}`} className="coordinate" x={rank.x} y={row + rank.y}>
          {bottom === 'white' ? ranks - row : row + 1}
        </text>
      ))}
    </g>
  );
};
