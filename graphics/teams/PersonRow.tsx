import type { Language, MatchView, Person, Side } from 'chess-match/client';
import { FitText } from '../shared/FitText';
import { describe } from '../shared/people/describe';
import { Portrait } from '../shared/people/Portrait';
import { Role } from './Role';
import { classes } from '../shared/classes';
import look from '../shared/look.module.css';
import css from './teams.module.css';

interface PersonRowProps {
  readonly person: Person;
  readonly game: MatchView['game'];
  readonly side: Side;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly language: Language;
}

/** Portrait, paddings and the column of roles. */
const AROUND = 290;
/** From this height on there is room for a long title on two lines. */
const TALL = 100;
const NAME_SIZES = [40, 38, 36, 34, 32, 30, 28];
const TITLE_SIZES = [28, 27, 26, 25, 24];

/** One of a team in a line: face, name, title, what they are in the team. */
export const PersonRow = ({ person, game, side, width, height, language }: PersonRowProps) => {
  const achieved = describe(person, language);
  return (
    <div className={classes(css.row, look.plate)} style={{ height }}>
      <Portrait name={person.name} photo={person.photo} side={side} width={96} height={height} />
      <div className={css.words}>
        <FitText text={person.name} weight={650} width={width - AROUND} oneLine={NAME_SIZES} twoLines={[]} />
        {achieved !== '' && (
          <div className={css.title}>
            <FitText
              text={achieved}
              weight={500}
              width={width - AROUND}
              oneLine={TITLE_SIZES}
              twoLines={height < TALL ? [] : [24]}
            />
          </div>
        )}
      </div>
      <Role person={person} game={game} language={language} hasRating={false} />
    </div>
  );
};
