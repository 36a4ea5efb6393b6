import type { AirLanguage, Placement, Side } from 'chess-match/client';
import { memo, type CSSProperties } from 'react';
import { Board } from '../../../air/board/Board';
import { branchTheme } from '../../../air/theme';
import { CardFooter } from './CardFooter';
import { CardHeader } from './CardHeader';
import type { Card } from './plan';
import { Result } from './Result';
import css from './cards.module.css';

interface BoardCardProps {
  readonly card: Card;
  readonly language: AirLanguage;
  readonly role: 'card' | 'card-gone';
  /** The side that sits below. */
  readonly orientation: Side;
  readonly ghosts: Placement;
  readonly chipsBefore: number;
  /** A board just born lies over her mother and parts from her in full view. */
  readonly isBorn: boolean;
}

/** One board on air with everything that belongs to it. */
export const BoardCard = memo(({ card, language, role, orientation, ghosts, chipsBefore, isBorn }: BoardCardProps) => {
  const { layout, view } = card;
  const { x, y, width, height } = layout.card;
  const { colour } = branchTheme(view.board);
  const field = {
    left: layout.field.x - x,
    top: layout.field.y - y,
    width: layout.field.width,
    height: layout.field.height,
  };
  const style = { left: x, top: y, width, height, zIndex: isBorn ? 2 : 1, '--branch': colour } as CSSProperties;
  return (
    <div
      className={css.card}
      style={style}
      data-ghost={role === 'card-gone' || undefined}
      data-role={role}
      data-status={view.status}
      data-branch={card.branch}
      data-board={view.board}
    >
      <CardHeader card={card} chipsBefore={chipsBefore} />
      <div className={css.field} data-role="field" style={field}>
        <div className={css.board} data-role="position">
          <Board view={view} size={layout.field.width} tint={colour} orientation={orientation} ghosts={ghosts} />
        </div>
        {view.result && <Result result={view.result} language={language} size={layout.field.width} />}
      </div>
      <CardFooter card={card} chipsBefore={chipsBefore} language={language} />
    </div>
  );
});
BoardCard.displayName = 'BoardCard';
