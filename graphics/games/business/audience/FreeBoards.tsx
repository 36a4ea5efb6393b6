import type { AirLanguage, MatchView } from 'chess-match/client';
import type { Card } from '../cards/plan';
import { Badge } from '../../../air/Badge';
import { cardLayout } from './layout';
import { audienceWords } from './words';
import look from '../../../air/look.module.css';
import css from './audience.module.css';

interface FreeBoardsProps {
  readonly match: MatchView;
  readonly cards: readonly Card[];
  readonly language: AirLanguage;
}

/** Boards of the game on which no line stands: their places are kept. */
export const FreeBoards = ({ match, cards, language }: FreeBoardsProps) => {
  const numbers = Array.from({ length: Math.min(match.boards, 5) }, (_, index) => index + 1);
  return numbers
    .filter((board) => !cards.some(({ view }) => view.board === board))
    .map((board) => {
      const { x, y, width, height } = cardLayout(board).card;
      return (
        <div key={board} className={css.boardFree} style={{ left: x, top: y, width, height }}>
          <Badge board={board} size={56} />
          {match.status === 'playing' && <span className={look.figures}>{audienceWords(language).free}</span>}
        </div>
      );
    });
};
