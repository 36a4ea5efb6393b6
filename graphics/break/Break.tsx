import type { Language } from 'chess-match/client';
import type { DrawingProps } from '../air/onAir';
import type { Picture } from '../air/overlay';
import { Backdrop } from '../air/backdrop/Backdrop';
import { BoardsRow } from '../games/business/break/BoardsRow';
import { Head } from './Head';
import type { BreakStep } from './plan';
import { Standing } from './Standing';
import { classes } from '../air/classes';
import css from './break.module.css';

export const BREAK_REPLICANTS = ['people', 'score', 'boards'] as const;
type BreakName = (typeof BREAK_REPLICANTS)[number];

interface ScreenProps {
  readonly picture: Picture<'break', BreakName>;
  /** The picture whose words are about to leave; null while they stay. */
  readonly before: Picture<'break', BreakName> | null;
  readonly language: Language;
}

const Screen = ({ picture, before, language }: ScreenProps) => {
  const { match, boards, score, people, content } = picture;
  const isOpen = match.status !== 'none';
  return (
    <div className={classes(css.screen, !isOpen && css.isAlone)}>
      {before && <Head content={before.content} event={before.match.event} language={language} isGhost />}
      <Head content={content} event={match.event} language={language} isGhost={false} />
      {isOpen && <Standing match={match} score={score} people={people} />}
      {isOpen && <BoardsRow match={match} boards={boards.boards} score={score} language={language} />}
    </div>
  );
};

/** The screen of a break: it covers the camera. */
export const Break = ({ picture, before, steps, language }: DrawingProps<'break', BreakName, BreakStep>) => {
  const isReworded = steps.some(({ kind }) => kind === 'text');
  return (
    <>
      <Backdrop match={picture.match} />
      <Screen picture={picture} before={isReworded ? before : null} language={language} />
    </>
  );
};
