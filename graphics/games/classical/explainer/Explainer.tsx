import type { AirLanguage, MatchView } from 'chess-match/client';
import { cardWords, PAID, type Card } from 'chess-match/games/classical';
import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import type { DrawingProps } from '../../../air/onAirParts';
import { box } from '../../../air/rect';
import { LessonFrame, Lessons } from '../../../explainer/Lessons';
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
    <LessonFrame
      isGone={isGone}
      words={{ title: words.titles[card], sentences: said }}
      at={{ title: TITLE_ROW, text: WORDS, titleSize: 64 }}
      textClass={css.text}
    >
      <div className={css.shown} style={box(SHOWN)}>
        <Shown card={card} match={match} language={language} />
      </div>
    </LessonFrame>
  );
};

/** One rule of the match at a time. */
export const Explainer = (drawn: DrawingProps<'explainer', never, ExplainerStep>) => (
  <Lessons
    drawn={drawn}
    plate={PLATE}
    cardOf={cardOf}
    lesson={(card, isGone) => (
      <Lesson card={card} match={drawn.picture.match} language={drawn.language} isGone={isGone} />
    )}
  />
);
