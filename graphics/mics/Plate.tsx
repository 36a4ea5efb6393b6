import type { PeopleView, Person, Side } from 'chess-match/client';
import { FitText } from '../air/FitText';
import { Portrait } from '../air/people/Portrait';
import { colourOf } from '../air/people/teamColour';
import { striped, TeamStripe } from '../air/people/TeamStripe';
import { Microphone } from '../air/mics/Microphone';
import { classes } from '../air/classes';
import look from '../air/look.module.css';
import sides from '../air/sides.module.css';
import css from './mics.module.css';

/** Sizes of a plate in pixels; a low one has no room for a portrait. */
const LARGE = { portrait: 56, microphone: 36, oneLine: [32, 30, 28], twoLines: [28, 27, 26, 25, 24] } as const;
const LOW = { portrait: 0, microphone: 28, oneLine: [28, 27, 26, 25, 24], twoLines: [] } as const;
const [LEAST, PAD, GAP] = [56, 10, 10];

/** Of a team's colour. */
const STRIPE = 8;

interface PlateProps {
  readonly people: PeopleView;
  readonly person: Person;
  readonly side: Side | null;
  readonly isOpen: boolean;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Whose microphone it is, and whether it is open. */
export const Plate = ({ people, person, side, isOpen, width, height }: PlateProps) => {
  const { portrait, microphone, oneLine, twoLines } = height < LEAST ? LOW : LARGE;
  const stripe = side === null || colourOf(people, side) === null ? 0 : STRIPE;
  const nameWidth = width - stripe - (portrait > 0 ? portrait + GAP : PAD) - GAP - microphone - PAD;
  const own = side === null ? look.plate : sides[side];
  return (
    <div
      className={classes(css.mic, striped, isOpen ? own : look.plate, !isOpen && css.isSilent)}
      style={{ width, height, paddingLeft: stripe }}
    >
      {portrait > 0 && (
        <Portrait name={person.name} photo={person.photo} side={side} width={portrait} height={height} />
      )}
      <div className={css.name}>
        <FitText text={person.name} weight={600} width={nameWidth} oneLine={oneLine} twoLines={twoLines} />
      </div>
      {side !== null && <TeamStripe people={people} side={side} edge="left" width={STRIPE} />}
      <Microphone isOpen={isOpen} size={microphone} />
    </div>
  );
};
