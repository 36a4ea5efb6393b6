import { gsap } from 'gsap';
import { bearCard, enterCard, enterCaption, exitCard, shiftCard, showResult } from '../motion/cards';
import { flyChips, holdChips, settleChips, type ChipCast } from '../motion/chips';
import { movedPieces, movePieces } from '../../../motion/pieces';
import { readPlaces } from '../motion/readPlaces';
import { chipColour } from '../chips/Chip';
import { MOTION } from '../../../air/theme';
import { branchOfWorth, cardIn, worthIn } from './find';
import type { ChipPlace } from './planChips';
import type { Step } from './plan';

type StepOf<K extends Step['kind']> = Extract<Step, { kind: K }>;

const isKind =
  <K extends Step['kind']>(...kinds: readonly K[]) =>
  (step: Step): step is StepOf<K> =>
    (kinds as readonly string[]).includes(step.kind);

const chipAt = (root: HTMLElement, place: ChipPlace, role: 'chip' | 'gone', offset: number): Element | null =>
  place === 'out'
    ? null
    : (worthIn(root, place.branch)?.querySelectorAll(`[data-role="${role}"]`)[place.index - offset] ?? null);

/** When a board's number is right again: its last chip has landed, or where none comes, has left. Seconds. */
const countedAt = (steps: readonly StepOf<'chip'>[], branch: string | undefined): number => {
  const is = (place: ChipPlace): boolean => place !== 'out' && place.branch === branch;
  const landed = steps.findLastIndex(({ way }) => is(way.to));
  if (landed >= 0) return landed * MOTION.flight.stagger + MOTION.flight.duration;
  return (
    Math.max(
      0,
      steps.findLastIndex(({ way }) => is(way.from)),
    ) * MOTION.flight.stagger
  );
};

/** The headline numbers change with the chips that are counted, not before. */
const holdFigures = (root: HTMLElement, steps: readonly StepOf<'chip'>[], timeline: gsap.core.Timeline): void => {
  for (const before of root.querySelectorAll('[data-role="figure-before"]')) {
    const now = before.parentElement?.querySelector('[data-role="figure"]');
    if (!now || now.textContent === before.textContent) continue;
    const at = countedAt(steps, branchOfWorth(before));
    gsap.set(before, { autoAlpha: 1 });
    gsap.set(now, { autoAlpha: 0 });
    timeline.set(before, { autoAlpha: 0 }, at).set(now, { autoAlpha: 1 }, at);
  }
};

const chipCasts = (root: HTMLElement, steps: readonly StepOf<'chip'>[]): readonly ChipCast[] => {
  const flyers = root.querySelectorAll('[data-role="flyer"]');
  return steps.map(({ from, to, way }, index) => {
    const branch = way.from === 'out' ? undefined : way.from.branch;
    const stays =
      branch === undefined ? 0 : (worthIn(root, branch)?.querySelectorAll('[data-role="chip"]').length ?? 0);
    return {
      flyer: flyers[index] ?? null,
      gone: chipAt(root, way.from, 'gone', stays),
      landed: chipAt(root, way.to, 'chip', 0),
      from,
      to,
      colours: { from: chipColour(from.board), to: chipColour(to.board) },
    };
  });
};

type Place = StepOf<'shift' | 'birth' | 'enter'>;

/** How a card gets to its place; found out before any card is moved, as after that the browser lays out all of them. */
const placing = (root: HTMLElement, step: Place): (() => gsap.core.Timeline) | null => {
  const card = cardIn(root, step.branch);
  if (!card) return null;
  if (step.kind === 'enter') return () => enterCard(card);
  const field = card.querySelector<HTMLElement>('[data-role="field"]');
  const offset = { x: field?.offsetLeft ?? 0, y: field?.offsetTop ?? 0 };
  const move = step.kind === 'birth' ? bearCard : shiftCard;
  return () => move(card, step.from, step.to, offset);
};

/** Boards that are done leave. */
const exits = (root: HTMLElement, steps: readonly Step[]): gsap.core.Timeline => {
  const timeline = gsap.timeline();
  for (const { card } of steps.filter(isKind('exit'))) {
    const ghost = root.querySelector(`[data-role="card-gone"][data-branch="${CSS.escape(card.branch)}"]`);
    if (ghost) timeline.add(exitCard(ghost), 0);
  }
  return timeline;
};

/** The row makes room, new boards part from their mothers. */
const places = (root: HTMLElement, steps: readonly Step[]): gsap.core.Timeline => {
  const timeline = gsap.timeline();
  const cards = steps.filter(isKind('shift', 'birth', 'enter'));
  for (const place of cards.map((step) => placing(root, step))) if (place) timeline.add(place(), 0);
  return timeline;
};

/** Pieces move on all boards; the caption names the move when it has been made. */
const moves = (root: HTMLElement, steps: readonly Step[]): gsap.core.Timeline => {
  const timeline = gsap.timeline();
  for (const { branch, steps: pieces } of steps.filter(isKind('pieces'))) {
    const card = cardIn(root, branch);
    const board = card?.querySelector<HTMLElement>('[data-role="board"]');
    if (!board) continue;
    timeline.add(movePieces(board, pieces, Number(board.dataset.ranks)), 0);
    const caption = card?.querySelector('[data-role="last-move"]');
    if (caption) timeline.add(enterCaption(caption), MOTION.piece.duration);
  }
  return timeline;
};

const results = (root: HTMLElement, steps: readonly Step[]): gsap.core.Timeline => {
  const timeline = gsap.timeline();
  for (const { branch } of steps.filter(isKind('result'))) {
    const card = cardIn(root, branch);
    const [result, board] = [
      card?.querySelector('[data-role="result"]'),
      card?.querySelector('[data-role="position"]'),
    ];
    if (result && board) timeline.add(showResult(result, board), 0);
  }
  return timeline;
};

/** Chips travel, the others make room, the figures follow. */
const chips = (root: HTMLElement, steps: readonly Step[]): gsap.core.Timeline => {
  const timeline = gsap.timeline();
  const ways = steps.filter(isKind('chip'));
  const casts = chipCasts(root, ways);
  holdChips(casts);
  holdFigures(root, ways, timeline);
  for (const { branch, ways: moved } of steps.filter(isKind('settle'))) {
    const lying = worthIn(root, branch)?.querySelectorAll('[data-role="chip"]');
    const settled = moved.flatMap(({ index, x, y }) => (lying?.[index] ? [{ chip: lying[index], x, y }] : []));
    timeline.add(settleChips(settled), 0);
  }
  return timeline.add(flyChips(casts, root), 0);
};

/** The pieces and the cards that change their places. */
const movers = (root: HTMLElement, steps: readonly Step[]): readonly Element[] => [
  ...steps.filter(isKind('shift', 'birth', 'enter')).flatMap(({ branch }) => cardIn(root, branch) ?? []),
  ...steps.filter(isKind('pieces')).flatMap(({ branch, steps: pieces }) => {
    const card = cardIn(root, branch);
    return card ? movedPieces(card, pieces) : [];
  }),
];

/** The steps as one timeline, one idea at a time. Everything starts as it was in the picture before. */
export const buildTimeline = (root: HTMLElement, steps: readonly Step[]): gsap.core.Timeline => {
  readPlaces(movers(root, steps));
  const phases = [exits, places, moves, results, chips];
  return phases.reduce((timeline, phase) => timeline.add(phase(root, steps)), gsap.timeline());
};
