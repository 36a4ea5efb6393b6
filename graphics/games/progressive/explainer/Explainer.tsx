import type { AirLanguage } from 'chess-match/client';
import { CARDS, cardWords, playOf, type Card } from 'chess-match/games/progressive';
import { useMemo } from 'react';
import { PlayedBoard } from '../../../air/board/PlayedBoard';
import type { DrawingProps } from '../../../air/onAirParts';
import { branchTheme } from '../../../air/theme';
import { LessonFrame, Lessons } from '../../../explainer/Lessons';
import type { ExplainerStep } from '../../../explainer/plan';
import { boardIn, planBoard } from '../series/planBoard';
import { ghostsOf } from '../series/playSeries';
import { SeriesSheet, type SheetLook } from '../sheet/SeriesSheet';
import { FIELD, PLATE, SHEET, TEXT, TITLE_ROW } from './layout';
import { lessonOf, type Kind } from './lessons';
import css from './explainer.module.css';

type Props = DrawingProps<'explainer', 'play', ExplainerStep>;

/** What a card of a show that is not of this game stands for. */
export const cardOf = (card: string): Card => CARDS.find((known) => known === card) ?? 'series';

/** As most games in series are played. */
const ITALIAN: Kind = { variant: 'italian', checks: 'last', inTurn: false, quiet: { turns: 0, of: 10 } };

export const kindOf = (picture: Pick<Props['picture'], 'play'>): Kind => playOf(picture) ?? ITALIAN;

const LOOK: SheetLook = {
  pad: 28,
  head: 56,
  foot: 190,
  most: 10,
  sizes: [76, 68, 60, 56, 52, 48, 44, 40, 36, 32, 28, 24],
};

interface LessonProps {
  readonly card: Card;
  readonly kind: Kind;
  readonly language: AirLanguage;
  /** It stands there only to leave. */
  readonly isGone: boolean;
}

/** What stands on the plate: title, board, the series on it move by move, what they show in words. */
const Lesson = ({ card, kind, language, isGone }: LessonProps) => {
  const { before, after } = useMemo(() => lessonOf(card, kind), [card, kind]);
  const words = cardWords(card, kind, language);
  const view = boardIn(after);
  return (
    <LessonFrame
      isGone={isGone}
      words={words}
      at={{ title: TITLE_ROW, text: TEXT, titleSize: 56 }}
      textClass={css.text}
    >
      <PlayedBoard
        view={view}
        at={FIELD}
        tint={branchTheme(view.board).colour}
        orientation="white"
        ghosts={isGone ? {} : ghostsOf(planBoard(before, after))}
        isFramed
      />
      <SeriesSheet picture={after} view={view} at={SHEET} look={LOOK} language={language} />
    </LessonFrame>
  );
};

/**
 * One rule of the kind that is played: a series is played once when the card comes in, then it stands and can be read.
 */
export const Explainer = (drawn: Props) => (
  <Lessons
    drawn={drawn}
    plate={PLATE}
    cardOf={cardOf}
    lesson={(card, isGone, picture) => (
      <Lesson card={card} kind={kindOf(picture)} language={drawn.language} isGone={isGone} />
    )}
  />
);
