import { gsap } from 'gsap';
import { planPieces } from '../../../air/board/planPieces';
import { onAir } from '../../../air/onAir';
import { planExplainer } from '../../../explainer/plan';
import { buildAir } from '../../../motion/air';
import { movePieces } from '../../../motion/pieces';
import { swapOver } from '../../../motion/swap';
import { Explainer } from './Explainer';
import { cardOf, LESSONS } from './lessons';

/** Seconds for which the position before can be looked at. */
const LOOK = 1.4;

const partsOf = (root: HTMLElement, role: 'lesson' | 'lesson-gone'): readonly Element[] => [
  ...root.querySelectorAll(`[data-role="${role}"]`),
];

/** The graphic `explainer` of Belarusian chess: each card is played on the board when it comes in. */
export const explainer = onAir({
  graphic: 'explainer',
  names: [],
  plan: (previous, current) => planExplainer(cardOf)(previous.content, current.content),
  build: (root, steps, { content }) => {
    const timeline = buildAir(root, steps, () => swapOver(partsOf(root, 'lesson-gone'), partsOf(root, 'lesson')));
    if (steps.some(({ kind }) => kind === 'out')) return timeline;
    const { before, after } = LESSONS[cardOf(content.card)];
    const board = root.querySelector<HTMLElement>('[data-role="lesson"] [data-role="board"]');
    const moved = planPieces(before.view.pieces, after.view);
    return board ? timeline.add(gsap.timeline().add(movePieces(board, moved, after.view.ranks), LOOK), '>') : timeline;
  },
  Drawing: Explainer,
});
