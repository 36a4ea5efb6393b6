import { classes } from '../air/classes';
import { FitText } from '../air/FitText';
import look from '../air/look.module.css';
import { roleText } from '../air/people/place';
import { Portrait } from '../air/people/Portrait';
import { recordOf } from '../air/people/record';
import { colourOf } from '../air/people/teamColour';
import { teamName } from '../air/people/teamName';
import type { Known } from '../air/people/whoIs';
import { peopleWords } from '../air/people/words';
import sides from '../air/sides.module.css';
import { ZONES } from '../air/theme';
import { VersusTable } from '../air/versus/VersusTable';
import type { Compared } from './compared';
import { personLines } from './lines';
import type { Pair } from './pairs';
import { headToHeadWords } from './words';
import css from './headToHead.module.css';

const { width, height } = ZONES.full;
/** Pixels. */
const [CARD, GAP, PADDING] = [480, 12, 24];
const MIDDLE = width - 2 * (CARD + GAP);
const INNER = CARD - 2 * PADDING;
const NAME = { oneLine: [56, 52, 48, 44, 40], twoLines: [48, 44, 40, 38, 36, 34, 32] };

interface FaceProps extends Compared {
  readonly known: Known | null;
}

/** One of the two: face, name, title, what he is in which team. */
const Face = ({ known, picture: { match, people }, language }: FaceProps) => {
  if (known === null)
    return (
      <div className={classes(css.face, css.nobody, look.plate)} style={{ width: CARD }}>
        <FitText
          text={headToHeadWords(language).nobody}
          weight={600}
          width={INNER}
          oneLine={[44, 40]}
          twoLines={[40]}
        />
      </div>
    );
  const { person, side } = known;
  const { name, photo, title, role } = person;
  const team = side && teamName(match, people, side);
  const colour = side && colourOf(people, side);
  return (
    <div className={classes(css.face, look.plate)} style={{ width: CARD }}>
      <div className={css.photo}>
        <Portrait name={name} photo={photo} side={side} colour={colour} width={CARD - 2} height="100%" />
      </div>
      <span className={css.stripe} style={{ background: colour ?? 'var(--accent)' }} />
      <div className={classes(css.role, look.figures, side === null ? css.plain : sides[side])}>
        {roleText(person, peopleWords(language).roles[role], match, language)}
      </div>
      <div className={css.words}>
        <FitText text={name} weight={750} width={INNER} {...NAME} />
        {title !== '' && (
          <div className={css.title}>
            <FitText text={title} weight={500} width={INNER} oneLine={[30, 28, 26, 24]} twoLines={[28, 26, 24]} />
          </div>
        )}
        {team && (
          <div className={css.team}>
            <FitText text={team} weight={600} width={INNER} oneLine={[32, 30, 28, 26, 24]} twoLines={[26, 24]} />
          </div>
        )}
      </div>
    </div>
  );
};

interface TwoPeopleProps extends Compared {
  readonly pair: Pair;
}

/** Two people, and between them what can be compared. */
export const TwoPeople = ({ pair: { left, right }, picture, language }: TwoPeopleProps) => {
  const record = (known: Known | null) => known && recordOf(known.person, known.side, picture);
  const lines = personLines(record(left), record(right), language);
  return (
    <div className={css.people} style={{ gap: GAP }}>
      <Face known={left} picture={picture} language={language} />
      {lines.length === 0 ? (
        <div className={classes(css.versus, look.plate, look.figures)} style={{ width: MIDDLE }}>
          {headToHeadWords(language).versus}
        </div>
      ) : (
        <VersusTable
          lines={lines}
          left={left?.side ?? null}
          right={right?.side ?? null}
          width={MIDDLE}
          height={height}
        />
      )}
      <Face known={right} picture={picture} language={language} />
    </div>
  );
};
