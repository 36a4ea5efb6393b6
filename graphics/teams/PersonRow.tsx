import type { AirLanguage, Person, Side } from 'chess-match/client';
import { FitText } from '../air/FitText';
import { describe } from '../air/people/describe';
import type { Seating } from '../air/people/place';
import { Portrait } from '../air/people/Portrait';
import { Role } from './Role';
import { classes } from '../air/classes';
import look from '../air/look.module.css';
import css from './teams.module.css';

interface PersonRowProps {
  readonly person: Person;
  readonly seating: Seating;
  readonly side: Side;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly language: AirLanguage;
}

/** Paddings and the column of roles. */
const AROUND = 194;
/** A portrait's width by its height, and the most of it. */
const [SHAPE, WIDEST] = [0.86, 320];
/** From this height on there is room for a long title on two lines. */
const TALL = 100;
const NAME_SIZES = [40, 38, 36, 34, 32, 30, 28];
const TITLE_SIZES = [28, 27, 26, 25, 24];
/**
 * Letters by the height of a row from which on they are used, the tallest first; smaller ones where the words are
 * longer.
 */
const LETTERS = [
  {
    from: 200,
    name: { oneLine: [60, 56, 52, 48, 44, 40, 36], twoLines: [48, 44, 40, 36, 32, 28] },
    title: [36, 34, 32, 30, ...TITLE_SIZES],
  },
  { from: 128, name: { oneLine: [48, 46, 44, 42, ...NAME_SIZES], twoLines: [] }, title: [32, 30, ...TITLE_SIZES] },
  { from: 0, name: { oneLine: NAME_SIZES, twoLines: [] }, title: TITLE_SIZES },
] as const;

/** One of a team in a line: face, name, title, what they are in the team. */
export const PersonRow = ({ person, seating, side, width, height, language }: PersonRowProps) => {
  const achieved = describe(person, language);
  const photo = Math.round(Math.min(WIDEST, height * SHAPE));
  const words = width - AROUND - photo;
  const letters = LETTERS.find(({ from }) => height >= from) ?? LETTERS[2];
  return (
    <div className={classes(css.row, look.plate)} style={{ width, height }}>
      <Portrait name={person.name} photo={person.photo} side={side} width={photo} height={height} />
      <div className={css.words}>
        <FitText text={person.name} weight={650} width={words} {...letters.name} />
        {achieved !== '' && (
          <div className={css.title}>
            <FitText
              text={achieved}
              weight={500}
              width={words}
              oneLine={letters.title}
              twoLines={height < TALL ? [] : [24]}
            />
          </div>
        )}
      </div>
      <Role person={person} seating={seating} language={language} />
    </div>
  );
};
