import { planPieces } from '../../../air/board/planPieces';
import { onAir } from '../../../air/onAir';
import { planExplainer } from '../../../explainer/plan';
import { swapLessons } from '../../../explainer/swapLessons';
import { movePieces } from '../../../motion/pieces';
import { Explainer } from './Explainer';
import { cardOf, LESSONS } from './lessons';

/** The graphic `explainer` of Belarusian chess: each card is played on the board when it comes in. */
export const explainer = onAir({
  graphic: 'explainer',
  names: [],
  plan: (previous, current) => planExplainer(cardOf)(previous.content, current.content),
  build: (root, steps, { content }) => {
    const { before, after } = LESSONS[cardOf(content.card)];
    const moved = planPieces(before.view.pieces, after.view);
    return swapLessons(root, steps, (lesson) => {
      const board = lesson.querySelector<HTMLElement>('[data-role="board"]');
      return board && movePieces(board, moved, after.view.ranks);
    });
  },
  Drawing: Explainer,
});
