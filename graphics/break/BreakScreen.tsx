import type { AirLanguage } from 'chess-match/client';
import type { ReactNode } from 'react';
import { Backdrop } from '../air/backdrop/Backdrop';
import { classes } from '../air/classes';
import type { Picture } from '../air/parts';
import { Head } from './Head';
import type { BreakStep } from './plan';
import { Standing } from './Standing';
import css from './break.module.css';

type Shown = Picture<'break', 'people' | 'score'>;

interface BreakScreenProps {
  readonly picture: Shown;
  /** Where the running motion began; null where the picture is set. */
  readonly before: Shown | null;
  readonly steps: readonly BreakStep[];
  readonly language: AirLanguage;
  /** What stands below the score leaves room for boards above it. */
  readonly isBelowBoards: boolean;
  /** What the open game tells below the score. */
  readonly children?: ReactNode;
}

/** The screen of a break: it covers the camera. */
export const BreakScreen = ({ picture, before, steps, language, isBelowBoards, children }: BreakScreenProps) => {
  const { match, score, people, content } = picture;
  const isOpen = match.status !== 'none';
  const isReworded = steps.some(({ kind }) => kind === 'text');
  return (
    <>
      <Backdrop match={match} />
      <div className={classes(css.screen, !isOpen && css.isAlone)}>
        {before && isReworded && (
          <Head content={before.content} event={before.match.event} language={language} isGhost />
        )}
        <Head content={content} event={match.event} language={language} isGhost={false} />
        {isOpen && <Standing match={match} score={score} people={people} />}
        {isOpen && isBelowBoards ? <div className={css.below}>{children}</div> : isOpen && children}
      </div>
    </>
  );
};
