import type { Person, Side } from 'chess-match/client';
import { FitText } from '../shared/FitText';
import { Portrait } from '../shared/people/Portrait';
import { Microphone } from '../shared/mics/Microphone';
import { classes } from '../shared/classes';
import look from '../shared/look.module.css';
import sides from '../shared/sides.module.css';
import css from './mics.module.css';

/** Pixels. */
const NAME_WIDTH = 260;
const PORTRAIT = 56;
const ONE_LINE = [32, 30, 28];
const TWO_LINES = [28, 27, 26, 25, 24];

interface PlateProps {
  readonly person: Person;
  readonly side: Side | null;
  readonly isOpen: boolean;
  /** Pixels. */
  readonly height: number;
}

/** Whose microphone it is, and whether it is open. */
export const Plate = ({ person, side, isOpen, height }: PlateProps) => {
  const own = side === null ? look.plate : sides[side];
  return (
    <div className={classes(css.mic, isOpen ? own : look.plate, !isOpen && css.isSilent)} style={{ height }}>
      <Portrait name={person.name} photo={person.photo} side={side} width={PORTRAIT} height={height} />
      <div className={css.name}>
        <FitText text={person.name} weight={600} width={NAME_WIDTH} oneLine={ONE_LINE} twoLines={TWO_LINES} />
      </div>
      <Microphone isOpen={isOpen} size={36} />
    </div>
  );
};
