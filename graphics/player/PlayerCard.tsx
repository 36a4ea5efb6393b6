import type { AirLanguage } from 'chess-match/client';
import { classes } from '../air/classes';
import { FitText } from '../air/FitText';
import look from '../air/look.module.css';
import { roleText, type Seating } from '../air/people/place';
import { Portrait } from '../air/people/Portrait';
import type { PersonRecord } from '../air/people/record';
import { peopleWords } from '../air/people/words';
import sides from '../air/sides.module.css';
import { factsOf } from './facts';
import css from './player.module.css';

interface PlayerCardProps {
  readonly record: PersonRecord;
  readonly seating: Seating;
  /** Name of the person's team; null for none. */
  readonly team: string | null;
  /** That team's own colour, CSS; null for none. */
  readonly colour: string | null;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly isGhost: boolean;
  readonly language: AirLanguage;
}

/** Pixels. */
const FACT = 232;
const [PADDING, STRIPE] = [28, 12];
const NAME = { oneLine: [72, 68, 64, 60, 56, 52, 48, 44], twoLines: [44, 42, 40, 38, 36, 34, 32] };
const TITLE_SIZES = [34, 32, 30, 28, 26, 24];
const TEAM_SIZES = [34, 32, 30, 28, 26, 24];

/** Face, whose team, what he is there, name, title, and on the right what is known of him in figures. */
export const PlayerCard = ({ record, seating, team, colour, width, height, isGhost, language }: PlayerCardProps) => {
  const { person, side } = record;
  const facts = factsOf(record, language);
  const words = width - height - STRIPE - facts.length * FACT - 2 * PADDING;
  const role = roleText(person, peopleWords(language).roles[person.role], seating, language);
  return (
    <div
      className={classes(css.card, look.plate)}
      style={{ width, height }}
      data-ghost={isGhost || undefined}
      data-role={isGhost ? 'card-before' : 'card'}
    >
      <Portrait name={person.name} photo={person.photo} side={side} colour={colour} width={height} height={height} />
      <span className={css.stripe} style={{ width: STRIPE, background: colour ?? 'var(--accent)' }} />
      <div className={css.words}>
        <div className={classes(css.team, look.figures, side === null ? css.plain : sides[side])}>
          {team !== null && <FitText text={team} weight={650} width={words - 260} oneLine={TEAM_SIZES} twoLines={[]} />}
          <span className={css.function}>{role}</span>
        </div>
        <div className={css.name} style={{ padding: `0 ${PADDING}px` }}>
          <FitText text={person.name} weight={750} width={words} {...NAME} />
          {person.title !== '' && (
            <div className={css.title}>
              <FitText text={person.title} weight={500} width={words} oneLine={TITLE_SIZES} twoLines={[26, 24]} />
            </div>
          )}
        </div>
      </div>
      {facts.map(({ key, label, text }) => (
        <div key={key} className={css.fact} style={{ width: FACT }} data-fact={key}>
          <FitText text={text} weight={800} width={FACT - 40} oneLine={[72, 64, 60, 56, 52]} twoLines={[]} />
          <span className={css.label}>
            <FitText text={label} weight={550} width={FACT - 24} oneLine={[28, 26, 24]} twoLines={[26, 24]} />
          </span>
        </div>
      ))}
    </div>
  );
};
