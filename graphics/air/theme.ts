import type { Side } from 'chess-match/client/contract';

/** The frame and its zones: one design for graphics, director and docs/look.md. */
export { FRAME, frameOf, UPRIGHT, ZONES } from 'chess-match/client/show';

/** The spacing grid: every distance is a multiple of it. Pixels. */
export const GRID = 8;

/**
 * How one board number looks wherever it stands: a colour, and a second cue for those who cannot tell colours apart.
 */
export interface BranchTheme {
  readonly colour: string;
  /** Text and marks on the colour itself. */
  readonly ink: string;
  /** SVG stroke-dasharray in units of the line's width: the second cue where the number does not stand. */
  readonly dash: readonly number[];
}

const INK = 'var(--branch-ink)';

/**
 * By board number, 1 first. Colours are the theme's (themes/*.css), in CSS only; the dash patterns differ at a glance.
 */
const BRANCHES: readonly BranchTheme[] = [
  { colour: 'var(--branch-1)', ink: INK, dash: [] },
  { colour: 'var(--branch-2)', ink: INK, dash: [5, 2] },
  { colour: 'var(--branch-3)', ink: INK, dash: [1, 1.6] },
  { colour: 'var(--branch-4)', ink: INK, dash: [6, 2, 1, 2] },
  { colour: 'var(--branch-5)', ink: INK, dash: [2.5, 2.5] },
];
const [FIRST] = BRANCHES as readonly [BranchTheme, ...BranchTheme[]];

/** The look of a board number from 1; games with more boards than colours begin again. */
export const branchTheme = (board: number): BranchTheme => BRANCHES[(board - 1) % BRANCHES.length] ?? FIRST;

/** Plate, text and outline of a side as the theme gives them, each readable on bright and dark video. CSS colours. */
export interface SideTheme {
  readonly plate: string;
  readonly ink: string;
  readonly outline: string;
}

export const SIDE_THEMES: Readonly<Record<Side, SideTheme>> = {
  white: { plate: 'var(--white-plate)', ink: 'var(--white-ink)', outline: 'var(--white-outline)' },
  black: { plate: 'var(--black-plate)', ink: 'var(--black-ink)', outline: 'var(--black-outline)' },
};

/** Holds on-air durations in seconds; ease names are GSAP's. */
export const MOTION = {
  piece: { duration: 0.35, ease: 'power2.inOut' },
  flight: { duration: 0.9, ease: 'power2.inOut', stagger: 0.08 },
  fork: { duration: 0.9, ease: 'power2.inOut' },
  enter: { duration: 0.4, ease: 'power2.out' },
  exit: { duration: 0.3, ease: 'power2.in' },
} as const;
