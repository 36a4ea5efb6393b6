import type { AirLanguage } from 'chess-match/client';
import { BoardCard } from '../cards/BoardCard';
import { ghostPieces, isBorn } from '../cards/ghosts';
import { Chip } from '../chips/Chip';
import { FitText } from '../../../air/FitText';
import { box } from '../../../air/rect';
import { Between } from './Between';
import { TEXT, TITLE_ROW } from './layout';
import { lessonSteps } from './lesson';
import { chipsOf, type Topic, topicWords } from 'chess-match/games/business';
import { LESSONS } from './scenes';
import css from '../../../explainer/explainer.module.css';

interface LessonPartsProps {
  readonly topic: Topic;
  readonly language: AirLanguage;
  /** It stands there only to leave. */
  readonly isGone: boolean;
}

/** What stands on the plate: title, the two boards with what goes between them, two sentences. */
export const LessonParts = ({ topic, language, isGone }: LessonPartsProps) => {
  const { after, changes } = LESSONS[topic];
  const words = topicWords(topic, language);
  const steps = isGone ? [] : lessonSteps(topic);
  return (
    <div className={css.lesson} data-ghost={isGone || undefined} data-role={isGone ? 'lesson-gone' : 'lesson'}>
      <div className={css.title} style={box(TITLE_ROW)}>
        <FitText text={words.title} weight={750} width={TITLE_ROW.width} oneLine={[72]} twoLines={[]} />
      </div>
      {after.cards.map((card, index) => (
        <BoardCard
          key={card.branch}
          card={card}
          language={language}
          role="card"
          orientation="white"
          ghosts={ghostPieces(steps, card.branch)}
          chipsBefore={isGone ? chipsOf(card.view) : (changes[index]?.from ?? 0)}
          isBorn={isBorn(steps, card.branch)}
        />
      ))}
      <Between topic={topic} language={language} />
      <div className={css.text} style={box(TEXT)}>
        {words.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {steps.map((step, index) => {
        if (step.kind !== 'chip') return null;
        const { board, x, y, size } = step.to;
        return <Chip key={`flyer ${index}`} board={board} x={x} y={y} size={size} role="flyer" isGhost />;
      })}
    </div>
  );
};
