import { Piece, type BoardView, type Language, type Side } from 'chess-match/client';
import { ClockFace } from '../shared/clock/ClockFace';
import { clockOf } from '../shared/clock/clockText';
import { FitText } from '../shared/FitText';
import { labelsOf } from '../shared/labels';
import type { Captured, capturedOf } from './captured';
import type { FocusPicture } from './plan';

interface SideStripProps {
  readonly side: Side;
  readonly picture: FocusPicture;
  readonly view: BoardView;
  readonly captured: ReturnType<typeof capturedOf>;
  readonly language: Language;
}

const NAME = { width: 560, oneLine: [44, 40, 36, 32], twoLines: [] } as const;

/** Men taken, those of a kind close together, and the lead in pawns. */
const Material = ({ men, ahead }: Captured) => (
  <span className="focus-material">
    {men.map((code, index) => (
      <svg
        key={index}
        className={index > 0 && code === men[index - 1] ? 'focus-man is-next' : 'focus-man'}
        viewBox="4 4 37 37"
      >
        <Piece code={code} />
      </svg>
    ))}
    {ahead > 0 && <b className="figures">+{ahead}</b>}
  </span>
);

/** A team at its side of the board: name, what it has taken here, its clock; the side to move is marked. */
export const SideStrip = ({ side, picture, view, captured, language }: SideStripProps) => {
  const { match, clocks } = picture;
  const clock = clockOf(clocks, side);
  return (
    <div className={`focus-strip side-${side}`}>
      <div className="focus-team">
        <FitText text={match.teams[side].name} weight={650} {...NAME} />
        <span className="focus-under">
          {captured && <Material {...captured[side]} />}
          {view.offered === side && <span className="focus-offer figures">{labelsOf(language).drawOffer}</span>}
        </span>
      </div>
      <span className={match.toMove === side ? 'focus-to-move is-on' : 'focus-to-move'} />
      {clock && <ClockFace clock={clock} />}
    </div>
  );
};
