import type { AirLanguage } from 'chess-match/client';
import { cardWords, WAYS, type Card, type Way } from 'chess-match/games/belarusian';
import { gonePieces, planPieces } from '../../../air/board/planPieces';
import { PlayedBoard } from '../../../air/board/PlayedBoard';
import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import type { DrawingProps } from '../../../air/onAirParts';
import { branchTheme } from '../../../air/theme';
import { LessonFrame, Lessons } from '../../../explainer/Lessons';
import type { ExplainerStep } from '../../../explainer/plan';
import { Ground } from '../shared/Ground';
import { BOARD, PLATE, TITLE_ROW, WORDS } from './layout';
import { cardOf, LESSONS } from './lessons';
import css from './explainer.module.css';

/** L10 what each way pays. */
const PAID: Readonly<Record<Way, string>> = { throne: '2', mate: '1', draw: '½' };

const Paid = ({ language }: { readonly language: AirLanguage }) => (
  <div className={classes(css.ways, look.figures)}>
    {WAYS.map((way) => (
      <span key={way} className={css.way}>
        <b>{PAID[way]}</b>
        <span>{cardWords(language).ways[way]}</span>
      </span>
    ))}
  </div>
);

interface LessonProps {
  readonly card: Card;
  readonly language: AirLanguage;
  /** It stands there only to leave. */
  readonly isGone: boolean;
}

/** What stands on the plate: title, the board with what has just happened on it, and what that means in words. */
const Lesson = ({ card, language, isGone }: LessonProps) => {
  const { before, after } = LESSONS[card];
  const words = cardWords(language);
  const ghosts = isGone ? {} : gonePieces(planPieces(before.view.pieces, after.view));
  return (
    <LessonFrame
      isGone={isGone}
      words={{ title: words.titles[card], sentences: words.sentences[card] }}
      at={{ title: TITLE_ROW, text: WORDS, titleSize: 64 }}
      textClass={css.text}
      below={card === 'points' && <Paid language={language} />}
    >
      <PlayedBoard
        view={after.view}
        at={BOARD}
        tint={branchTheme(1).colour}
        orientation="white"
        ghosts={ghosts}
        isFramed={false}
      >
        <Ground play={after.play} view={after.view} bottom="white" />
      </PlayedBoard>
    </LessonFrame>
  );
};

/** One rule of the game: played once when it comes in, then it stands and can be read. */
export const Explainer = (drawn: DrawingProps<'explainer', never, ExplainerStep>) => (
  <Lessons
    drawn={drawn}
    plate={PLATE}
    cardOf={cardOf}
    lesson={(card, isGone) => <Lesson card={card} language={drawn.language} isGone={isGone} />}
  />
);
