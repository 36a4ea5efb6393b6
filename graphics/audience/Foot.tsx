import type { Language, Person, Side } from 'chess-match/client';
import { Microphone } from '../shared/mics/Microphone';
import { Chip } from '../shared/chips/Chip';
import { FitText } from '../shared/FitText';
import { labelsOf } from '../shared/labels';
import { PANEL, tableSpot } from './layout';

interface FootProps {
  readonly speakers: readonly Person[];
  /** Chips on the arbiters' table. */
  readonly table: number;
  readonly side: Side;
  readonly height: number;
  readonly language: Language;
}

const SHOWN = 3;
const NAME = { weight: 600, width: 256, oneLine: [28, 26, 24], twoLines: [24] } as const;

/** The microphones that are open now, and the chips out of play. */
export const Foot = ({ speakers, table, side, height, language }: FootProps) => {
  const { x, size } = tableSpot(side);
  return (
    <div className="panel-foot figures" style={{ height }}>
      {speakers.slice(0, SHOWN).map(({ id, name }) => (
        <span key={id} className="speaker">
          <Microphone isOpen />
          <FitText text={name} {...NAME} />
        </span>
      ))}
      {speakers.length > SHOWN && <span className="speaker-more">+{speakers.length - SHOWN}</span>}
      {speakers.length === 0 && (
        <span className="speaker is-silent">
          <Microphone isOpen={false} />
        </span>
      )}
      {table > 0 && (
        <span className="panel-table" style={{ left: x - PANEL[side].x }}>
          <span className="panel-table-label">{labelsOf(language).table}</span>
          <span className="panel-table-chip" style={{ width: size, height: size }}>
            <Chip board={null} x={0} y={0} size={size} role="table" isGhost={false} />
          </span>
          {table}
        </span>
      )}
    </div>
  );
};
