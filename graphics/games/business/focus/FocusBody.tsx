import type { AirLanguage } from 'chess-match/client';
import { chipsBefore, ghostPieces } from '../cards/ghosts';
import type { Card, Step } from '../cards/plan';
import { Chip } from '../chips/Chip';
import { BigBoard } from './BigBoard';
import { capturedOf } from './captured';
import { FOCUS } from '../../../focus/layout';
import { Middle } from './Middle';
import type { FocusPicture } from './plan';
import { SideStrip } from './SideStrip';
import css from './focus.module.css';

interface FocusBodyProps {
  readonly role: 'body' | 'body-gone';
  readonly picture: FocusPicture;
  readonly card: Card;
  /** The picture that the motion comes from, where it moves on the board. */
  readonly before: FocusPicture | null;
  readonly steps: readonly Step[];
  readonly language: AirLanguage;
}

/** The board, and beside it the teams, what the board is worth, its last moves and its path. */
export const FocusBody = ({ role, picture, card, before, steps, language }: FocusBodyProps) => {
  const captured = capturedOf(card.view);
  const { x, y, width, height } = FOCUS.card;
  return (
    <div data-ghost={role !== 'body' || undefined} data-role={role}>
      <BigBoard card={card} ghosts={ghostPieces(steps, card.branch)} language={language} />
      <div className={css.column} style={{ left: x + width + 24, top: y, width: FOCUS.column.width, height }}>
        <SideStrip side="black" picture={picture} offered={card.offered} captured={captured} language={language} />
        <Middle picture={picture} card={card} chipsBefore={chipsBefore(before, card)} language={language} />
        <SideStrip side="white" picture={picture} offered={card.offered} captured={captured} language={language} />
      </div>
      {steps.map((step, index) => {
        if (step.kind !== 'chip') return null;
        const { board, x: left, y: top, size } = step.to;
        return <Chip key={`flyer ${index}`} board={board} x={left} y={top} size={size} role="flyer" isGhost />;
      })}
    </div>
  );
};
