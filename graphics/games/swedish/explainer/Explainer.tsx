import type { AirLanguage } from 'chess-match/client';
import { useMemo } from 'react';
import frame from '../../../explainer/explainer.module.css';
import type { ExplainerStep } from '../../../explainer/plan';
import { box } from '../../../air/rect';
import { classes } from '../../../air/classes';
import { FitText } from '../../../air/FitText';
import look from '../../../air/look.module.css';
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
    <div className={frame.lesson} data-ghost={isGone || undefined} data-role={isGone ? 'lesson-gone' : 'lesson'}>
      <div className={frame.title} style={box(TITLE_ROW)}>
        <FitText text={words.titles[card]} weight={750} width={TITLE_ROW.width} oneLine={[56]} twoLines={[]} />
      </div>
      <div className={css.boards} style={PLACE}>
        <Boards
          picture={{ ...after, on: true, content: {} }}
          before={isGone ? null : { ...before, on: true, content: {} }}
          steps={isGone ? [] : planBoards(before, after)}
          motionId={0}
          language={language}
        />
      </div>
      <div className={classes(frame.text, css.text)} style={box(TEXT)}>
        {words.sentences[card].map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  );
};

/** One rule of the game: played once when it comes in, then it stands and can be read. */
export const Explainer = ({ picture, before, steps, language }: DrawingProps<'explainer', never, ExplainerStep>) => {
  const card = cardOf(picture.content.card);
  const isSwap = steps.some(({ kind }) => kind === 'swap');
  return (
    <>
      <div className={classes(frame.plate, look.plate)} style={box(PLATE)} />
      {before && isSwap && <Lesson card={cardOf(before.content.card)} language={language} isGone />}
      <Lesson key={card} card={card} language={language} isGone={false} />
    </>
  );
};
