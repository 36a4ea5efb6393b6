import { Fragment, type ReactNode } from 'react';
import { classes } from '../air/classes';
import { FitText } from '../air/FitText';
import look from '../air/look.module.css';
import type { DrawingProps } from '../air/onAirParts';
import { box, type Rect } from '../air/rect';
import frame from './explainer.module.css';
import type { ExplainerStep } from './plan';

interface LessonFrameProps {
  /** It stands there only to leave. */
  readonly isGone: boolean;
  readonly words: { readonly title: string; readonly sentences: readonly string[] };
  /** Where title and sentences stand, and how large the title may be, pixels. */
  readonly at: { readonly title: Rect; readonly text: Rect; readonly titleSize: number };
  /** How the game sets its sentences. */
  readonly textClass: string | undefined;
  /** What stands below them. */
  readonly below?: ReactNode;
  /** What is shown. */
  readonly children: ReactNode;
}

/** What stands on the plate of a card: a title, what is shown, and what that means in words. */
export const LessonFrame = ({ isGone, words, at, textClass, below, children }: LessonFrameProps) => (
  <div className={frame.lesson} data-ghost={isGone || undefined} data-role={isGone ? 'lesson-gone' : 'lesson'}>
    <div className={frame.title} style={box(at.title)}>
      <FitText text={words.title} weight={750} width={at.title.width} oneLine={[at.titleSize]} twoLines={[]} />
    </div>
    {children}
    <div className={classes(frame.text, textClass)} style={box(at.text)}>
      {words.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {below}
    </div>
  </div>
);

type Drawn = DrawingProps<'explainer', never, ExplainerStep>;

interface LessonsProps<Card extends string, Shown extends Drawn['picture']> {
  readonly drawn: Pick<Drawn, 'steps'> & { readonly picture: Shown; readonly before: Shown | null };
  readonly plate: Rect;
  /** The card of the game that a card asked for stands for. */
  readonly cardOf: (card: string) => Card;
  readonly lesson: (card: Card, isGone: boolean, picture: Shown) => ReactNode;
}

/** One card at a time on its plate, and while it is swapped the one before it. */
export const Lessons = <Card extends string, Shown extends Drawn['picture']>(props: LessonsProps<Card, Shown>) => {
  const { drawn, plate, cardOf, lesson } = props;
  const { picture, before, steps } = drawn;
  const card = cardOf(picture.content.card);
  return (
    <>
      <div className={classes(frame.plate, look.plate)} style={box(plate)} />
      {before && steps.some(({ kind }) => kind === 'swap') && lesson(cardOf(before.content.card), true, before)}
      <Fragment key={card}>{lesson(card, false, picture)}</Fragment>
    </>
  );
};
