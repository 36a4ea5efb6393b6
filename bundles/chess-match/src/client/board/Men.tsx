import type { ReactNode } from 'react';
import { cellOn, type Field } from '../../view';

/** Side of the box that men are drawn in. */
export const MAN = 45;

interface MenProps {
  readonly pieces: Readonly<Record<string, string>>;
  readonly field: Field;
  /** The square whose man is drawn as one in the hand. */
  readonly lifted: string | null;
  readonly man: (code: string) => ReactNode;
}

/** The men where they stand. */
export const Men = ({ pieces, field, lifted, man }: MenProps) =>
  Object.entries(pieces).map(([square, code]) => {
    const cell = cellOn(square, field);
    return (
      cell && (
        <g
          key={square}
          className={square === lifted ? 'man man-held' : 'man'}
          data-piece={`${square}-${code}`}
          transform={`translate(${cell.column} ${cell.row}) scale(${1 / MAN})`}
        >
          {man(code)}
        </g>
      )
    );
  });
