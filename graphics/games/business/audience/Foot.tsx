import type { AirLanguage, Person, Side } from 'chess-match/client';
import { Microphone } from '../../../air/mics/Microphone';
import { Chip } from '../chips/Chip';
import { FitText } from '../../../air/FitText';
import { labelsOf } from '../labels';
import { PANEL, chipsOutSpot } from './layout';
import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import css from './audience.module.css';

interface FootProps {
  readonly speakers: readonly Person[];
  /** Chips on the arbiters' table. */
  readonly table: number;
  readonly side: Side;
  readonly height: number;
  readonly language: AirLanguage;
}

const SHOWN = 3;
const NAME = { weight: 600, width: 256, oneLine: [28, 26, 24], twoLines: [24] } as const;

/** The microphones that are open now, and the chips out of play. */
export const Foot = ({ speakers, table, side, height, language }: FootProps) => {
  const { x, size } = chipsOutSpot(side);
  return (
    <div className={classes(css.panelFoot, look.figures)} style={{ height }}>
      {speakers.slice(0, SHOWN).map(({ id, name }) => (
        <span key={id} className={css.speaker}>
          <Microphone isOpen size={32} />
          <FitText text={name} {...NAME} />
        </span>
      ))}
      {speakers.length > SHOWN && <span>+{speakers.length - SHOWN}</span>}
      {speakers.length === 0 && (
        <span className={classes(css.speaker, css.isSilent)}>
          <Microphone isOpen={false} size={32} />
        </span>
      )}
      {table > 0 && (
        <span className={css.panelTable} style={{ left: x - PANEL[side].x }}>
          <span className={css.panelChipsOutLabel}>{labelsOf(language).chipsOut}</span>
          <span className={css.panelTableChip} style={{ width: size, height: size }}>
            <Chip board={null} x={0} y={0} size={size} role="table" isGhost={false} />
          </span>
          {table}
        </span>
      )}
    </div>
  );
};
