import type { AirLanguage } from 'chess-match/client';
import { useMemo } from 'react';
import { LessonFrame, Lessons } from '../../../explainer/Lessons';
import type { ExplainerStep } from '../../../explainer/plan';
import type { DrawingProps } from '../../../air/onAirParts';
import { Boards } from '../boards/Boards';
import { planBoards } from '../boards/plan';
import { cardOf } from './cards';
import { lessonOf } from './lessons';
import { BOARDS, PLATE, TEXT, TITLE_ROW } from './layout';
import { cardWords, type Card } from 'chess-match/games/swedish';
import css from './explainer.module.css';

interface LessonProps {
  readonly card: Card;
  readonly language: AirLanguage;
  /** It stands there only to leave. */
  readonly isGone: boolean;
}

const PLACE = { transform: `translate(${BOARDS.x}px, ${BOARDS.y}px) scale(${BOARDS.scale})` };

/** What stands on the plate: title, both boards as they stand on air, what they show in words. */
const Lesson = ({ card, language, isGone }: LessonProps) => {
  const { before, after } = useMemo(() => lessonOf(card, language), [card, language]);
  const words = cardWords(language);
  return (
    <LessonFrame
      isGone={isGone}
      words={{ title: words.titles[card], sentences: words.sentences[card] }}
      at={{ title: TITLE_ROW, text: TEXT, titleSize: 56 }}
      textClass={css.text}
    >
      <div className={css.boards} style={PLACE}>
        <Boards
          picture={{ ...after, on: true, content: {} }}
          before={isGone ? null : { ...before, on: true, content: {} }}
          steps={isGone ? [] : planBoards(before, after)}
          motionId={0}
          language={language}
        />
      </div>
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
