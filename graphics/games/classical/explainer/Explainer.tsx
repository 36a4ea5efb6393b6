import type { AirLanguage, MatchView } from 'chess-match/client';
import { cardWords, PAID, type Card } from 'chess-match/games/classical';
import { classes } from '../../../air/classes';
import { FitText } from '../../../air/FitText';
import look from '../../../air/look.module.css';
import type { DrawingProps } from '../../../air/onAirParts';
import { box } from '../../../air/rect';
import frame from '../../../explainer/explainer.module.css';
import type { ExplainerStep } from '../../../explainer/plan';
import { introFacts } from '../intro/facts';
import { cardOf } from './card';
import { PLATE, SHOWN, TITLE_ROW, WORDS } from './layout';
import { Seats } from './Seats';
import css from './explainer.module.css';

interface LessonProps {
  readonly card: Card;
  readonly match: MatchView;
  readonly language: AirLanguage;
  /** It stands there only to leave. */
  readonly isGone: boolean;
}

interface Figure {
  readonly figure: string;
  readonly text: string;
}

/** What a board pays, or how long it may take. */
const figuresOf = (card: Card, match: MatchView, language: AirLanguage): readonly Figure[] =>
  card === 'points'
    ? PAID.map((figure) => ({ figure, text: cardWords(language).paid[figure] }))
    : introFacts(match, language).slice(1);

const Shown = ({ card, match, language }: Omit<LessonProps, 'isGone'>) =>
  card === 'boards' ? (
    <Seats match={match} />
  ) : (
    <div className={classes(css.figures, look.figures)}>
      {figuresOf(card, match, language).map(({ figure, text }) => (
        <span key={figure} className={css.figure}>
          <b>{figure}</b>
          <span>{text}</span>
        </span>
      ))}
    </div>
  );

/** C1 how colours go over the boards, where the match says it. */
const coloursOf = ({ settings: { colours } }: MatchView, language: AirLanguage): readonly string[] => {
  const words = cardWords(language).colours;
  return colours === 'alternating' || colours === 'same' ? [words[colours]] : [];
};

/** What stands on the plate: title, what is shown of the match itself, and what that means in words. */
const Lesson = ({ card, match, language, isGone }: LessonProps) => {
  const words = cardWords(language);
  const said = [...words.sentences[card], ...(card === 'boards' ? coloursOf(match, language) : [])];
  return (
    <div className={frame.lesson} data-ghost={isGone || undefined} data-role={isGone ? 'lesson-gone' : 'lesson'}>
      <div className={frame.title} style={box(TITLE_ROW)}>
        <FitText text={words.titles[card]} weight={750} width={TITLE_ROW.width} oneLine={[64]} twoLines={[]} />
      </div>
      <div className={css.shown} style={box(SHOWN)}>
        <Shown card={card} match={match} language={language} />
      </div>
      <div className={classes(frame.text, css.text)} style={box(WORDS)}>
        {said.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  );
};

/** One rule of the match at a time. */
export const Explainer = ({ picture, before, steps, language }: DrawingProps<'explainer', never, ExplainerStep>) => {
  const card = cardOf(picture.content.card);
  const isSwap = steps.some(({ kind }) => kind === 'swap');
  const gone = before && isSwap ? cardOf(before.content.card) : null;
  return (
    <>
      <div className={classes(frame.plate, look.plate)} style={box(PLATE)} />
      {gone && <Lesson card={gone} match={picture.match} language={language} isGone />}
      <Lesson key={card} card={card} match={picture.match} language={language} isGone={false} />
    </>
  );
};
